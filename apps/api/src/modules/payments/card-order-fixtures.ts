import type { RefundForm } from "@larkwood/contract";
import type { Caller } from "../../author";
import type { Database } from "../../db/client";
import { createChoose } from "../../testing/mutate-request";
import { sqlOn } from "../../testing/plain-sql";
import { changeOrder } from "../orders/change-order";
import { placeOrder } from "../orders/place-order";
import { refundOrder } from "../orders/refund-order";
import { orderBody, storeProduct } from "../orders/trading-fixtures";
import { createModelBank } from "./model-bank-fixtures";
import { doMoneyJobs, moneyContext, paymentOf } from "./payment-fixtures";
import { type PaymentProvider, ProviderRefusal } from "./providers/payment-provider";
import { startPayment } from "./start-payment";
import { takeInNews } from "./take-in-news";

const origin = "https://shop.example";
const VAT = { name: "VAT", country: "", category: null, percent: 25 };

/** Two pieces for 100 each out of ten, tax in the price, paid by card; and what the office and the bank do with it. */
export async function paidByCard(db: Database, { shopper, staff }: { shopper: Caller; staff: Caller }) {
  const bank = createModelBank(createChoose(1));
  let takesBack = true;
  const refund: PaymentProvider["refund"] = (attempt, wanted) =>
    takesBack ? bank.refund(attempt, wanted) : Promise.reject(new ProviderRefusal("not any more"));
  const context = moneyContext(db, {
    providers: { card: { ...bank, refund } },
    tax: { included: true, rates: [VAT] },
  });
  const productId = await storeProduct(db, 10, 10_000);
  const body = orderBody([{ productId, quantity: 2 }], { paymentMethod: "card" });
  const buyer = { caller: shopper, origin };
  const { id } = await placeOrder(context, { body, key: crypto.randomUUID() }, buyer);
  const by = { caller: staff, requestId: "test", origin };
  const hear = () => hearAll(context, bank);
  await startPayment(context, { id }, buyer);
  bank.payAny();
  await hear();

  return {
    id,
    productId,
    context,
    by,
    /** Gives money back, and the bank does so or will not. */
    async refund(wanted: Partial<RefundForm>, isTakenBack = true) {
      const form = { lines: [], shipping: false, restock: false, reason: "", ...wanted };
      await refundOrder(context, { id, key: crypto.randomUUID(), form }, by);
      takesBack = isTakenBack;
      await doMoneyJobs(context);
      takesBack = true;
    },
    async change(quantity: number) {
      const { version } = await paymentOf(db, id);
      await changeOrder(context, { id, change: { version, lines: [{ position: 1, quantity }] } }, by);
      await doMoneyJobs(context);
    },
    /** The bank sends back what was given back. */
    async sendBack() {
      bank.failSomeRefund();
      await hear();
    },
  };
}

/** Takes in all that the bank has told so far, what was told before among it. */
export async function hearAll(
  context: ReturnType<typeof moneyContext>,
  bank: ReturnType<typeof createModelBank>,
): Promise<void> {
  for (const event of bank.events) {
    const { about, news, none } = event;
    await takeInNews(context, { method: "card", about, news: news ?? none, event });
  }
}

/** What the papers of an order come to, less what they credit: its sum, and the tax in it. */
export async function onPaper(db: Database, orderId: string): Promise<{ cents: number; tax: number }> {
  const [sum] = await sqlOn(db)<{ cents: number; tax: number }>`
    SELECT coalesce(sum(sign * amount_cents), 0)::int AS cents, coalesce(sum(sign * (
      SELECT coalesce(sum((part->>'taxCents')::int), 0) FROM jsonb_array_elements(content->'taxes') AS part)), 0)::int AS tax
    FROM documents, LATERAL (SELECT CASE kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign) AS signed
    WHERE order_id = ${orderId}`;
  return sum ?? { cents: 0, tax: 0 };
}
