import { isCancelledOrReturned, isPaidOnline } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { syncInvoices } from "../documents";
import {
  amountDueCents,
  changeAttempt,
  findAttempt,
  insertAttempt,
  lockOrderToPay,
  type OrderToPay,
  openAttempts,
  refuseAttempt,
  type StoredAttempt,
  storeCheckoutUrl,
} from "./attempts.repo";
import { enqueuePaymentCheck } from "./enqueue-payment-job";
import { markFreeOrderPaid } from "./mark-free-order-paid";
import type { PaymentContext } from "./payment-context";
import { recordPaymentEvent } from "./payment-events.repo";
import { findProvider } from "./providers";
import { isProviderError, ProviderRejected } from "./providers/payment-provider";

const MINUTE_MS = 60_000;
// A page of a service lives for an hour; one that is about to end is not shown any more.
const PAGE_MS = 50 * MINUTE_MS;

/** Until when an order can be paid online. */
export const payOnlineUntil = (createdAt: Date, cardMinutes: number) =>
  new Date(createdAt.getTime() + cardMinutes * MINUTE_MS);

/**
 * Begins to pay an order online, and says on which page. Begun twice, from two tabs or after a lost reply, it is the same
 * try and the same page: the service is asked outside the transaction, under the id of the try.
 */
export async function startPayment(
  context: PaymentContext,
  { id }: { id: string },
  { caller, origin }: Pick<Actor, "caller" | "origin">,
): Promise<{ url: string }> {
  const { db, clock, config, settings, providers } = context;
  const returnTo = config.publicUrl ?? origin;
  const begun = await inTransaction(db, async (tx) => {
    const order = await lockOrderToPay(tx, id);
    if (!order || order.userId !== caller.userId) throw new AppError("not_found");
    if (isPaidByCoupon(order)) return null;
    const amountCents = getOwed(context, order);
    if (amountCents > 0) return begin(context, tx, { ...order, amountCents }, returnTo);
    const now = clock();
    await markFreeOrderPaid(tx, order, now);
    await syncInvoices(tx, { orderId: id, settings, now });
    return null;
  });
  if (!begun) return { url: `${returnTo}/order/${id}?paid=1` };
  if (begun.url) return { url: begun.url };
  const provider = findProvider(providers, begun.method);
  if (!provider) throw new AppError("payment_unavailable");
  try {
    const page = await provider.start(begun, settings.current.shopName);
    await storeCheckoutUrl(db, begun.id, page);
    return { url: page.url };
  } catch (error) {
    throw await asRefusal(context, begun, error);
  }
}

/** Whether an order is paid that has cost nothing: its page is all that there is to be shown. */
const isPaidByCoupon = ({ status, paymentStatus, amountCents, dueCents }: OrderToPay) =>
  !isCancelledOrReturned(status) && paymentStatus === "received" && amountCents === 0 && dueCents === 0;

/** What is to be paid online now. The rest of an order that was paid waits; only a first payment can be too late. */
function getOwed({ clock, settings, providers }: PaymentContext, order: OrderToPay): number {
  const isInTime =
    order.paymentStatus === "received" ||
    clock() < payOnlineUntil(order.createdAt, settings.current.cardMinutes);
  const cents = amountDueCents(order);
  if (!isPaidOnline(order.method) || cents === null || !isInTime)
    throw new AppError("illegal_step", { context: { status: order.paymentStatus } });
  if (!findProvider(providers, order.method)) throw new AppError("payment_unavailable");
  return cents;
}

async function begin(
  { clock }: PaymentContext,
  tx: Transaction,
  order: OrderToPay,
  returnTo: string,
): Promise<StoredAttempt> {
  const now = clock();
  for (const open of await openAttempts(tx, order.id)) {
    const isFresh = now.getTime() - open.createdAt.getTime() < PAGE_MS;
    // A page that asks for what the order has cost before it was changed is not shown any more.
    if (isFresh && open.amountCents === order.amountCents) return open;
    await changeAttempt(tx, open.id, { ...open, state: "expired", updatedAt: now });
    await enqueuePaymentCheck(tx, { attemptId: open.id, close: true }, now);
  }
  const id = newId(now);
  await insertAttempt(tx, { id, order, returnTo, now });
  await recordPaymentEvent(tx, {
    orderId: order.id,
    method: order.method,
    kind: "started",
    amountCents: order.amountCents,
    at: now,
  });
  const made = await findAttempt(tx, id);
  if (!made) throw new Error("the payment attempt was not stored");
  return made;
}

/** What a shopper is told when the service opens no page. A try that it has refused is over: the next one is new. */
async function asRefusal(
  { db, clock }: PaymentContext,
  begun: StoredAttempt,
  error: unknown,
): Promise<unknown> {
  if (error instanceof ProviderRejected) await refuseAttempt(db, begun.id, clock());
  return isProviderError(error)
    ? new AppError("provider_unavailable", {
        detail: "We can't reach the payment provider. Your order is saved; try again shortly.",
      })
    : error;
}
