import type { SettingValues } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tries } from "../../../../../../scripts/lib/tries";
import type { Caller } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { expectDocumentedDiscounts } from "../../../testing/expect-documented-discounts";
import { expectReportsToAddUp } from "../../../testing/expect-reports";
import { applyBankEvents, documentTotals } from "../../../testing/fixtures/card-orders";
import { createModelBank } from "../../../testing/fixtures/model-bank";
import { orderBody, stockOf, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { heldCents, paymentContext, paymentOf, runPaymentJobs } from "../../../testing/fixtures/payments";
import { storeRandomPromotions } from "../../../testing/fixtures/random-promotions";
import { createChoose } from "../../../testing/mutate-request";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { makeInvoice } from "../documents/make-invoice";
import { applyProviderEvent } from "../payments/apply-provider-event";
import { markPayment } from "../payments/mark-payment";
import { isProviderError, ProviderRejected } from "../payments/providers/payment-provider";
import { startPayment } from "../payments/start-payment";
import { undoPayment } from "../payments/undo-payment";
import { CouponRefused } from "../promotions";
import { insertCoupon } from "../promotions/coupons.repo";
import { readMoney } from "../reports/read-money";
import { answerReturn } from "../returns/answer-return";
import { refundOrder } from "../returns/refund-order";
import { requestReturn } from "../returns/request-return";
import { changeOrder } from "./change-order";
import { changeOrderStatus } from "./change-order-status";
import { expireOrders } from "./expire-orders";
import { placeOrder } from "./place-order";
import { undoStatusChange } from "./undo-status-change";

// A few per test run; set `SALE_HISTORIES=2000` for a long run.
const HISTORIES = Number(process.env.SALE_HISTORIES ?? tries(25));
const SEED = Number(process.env.SALE_SEED ?? 20_261_116);
const STEPS = 18;
const STOCK = 20;

let database: TestDatabase;
let shopper: Caller;
let staff: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  shopper = await storeUser(database.db, "shopper");
  staff = await storeUser(database.db, "staff", "Admin");
});
afterAll(() => database.close());

const rate = (percent: number, country = "", category: "dining" | null = null) => ({
  name: "VAT",
  country,
  category,
  percent,
});
const TAXES: SettingValues["tax"][] = [
  { included: true, rates: [] },
  { included: true, rates: [rate(19), rate(7.7, "Norway")] },
  { included: false, rates: [rate(8.25), rate(3.1, "Sweden", "dining")] },
];
const zone = (price: number, freeFrom: number | null): SettingValues["shipping"] => ({
  twoMan: [],
  zones: [
    {
      name: "All",
      countries: [],
      options: [{ name: "Post", kind: "parcel", price, freeFrom, fromDays: 1, toDays: 2 }],
    },
  ],
});
const SHIPPING = [{ twoMan: [], zones: [] }, zone(9.99, null), zone(25, 150)];
const COUPONS = [null, "THIRD", "FIFTY", "ALL"];

const counts: Record<string, number> = {};
const count = (name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Places one order and plays random actions of customer, staff, bank and settings on it. */
async function playHistory(seed: number): Promise<void> {
  const { db } = database;
  const sql = sqlOn(db);
  const choose = createChoose(seed);
  let now = Date.now();
  let refusesRefunds = false;
  const bank = createModelBank(choose);
  const card = {
    ...bank,
    refund: (...args: Parameters<typeof bank.refund>) =>
      refusesRefunds ? Promise.reject(new ProviderRejected("refused")) : bank.refund(...args),
  };
  const context = paymentContext(db, { clock: () => new Date(now), providers: { card }, tax: choose(TAXES) });
  Object.assign(context.settings.current, { shipping: choose(SHIPPING) });
  const products = [
    await storeProduct(db, STOCK, 9_999),
    await storeProduct(db, STOCK, 3_333),
    await storeProduct(db, STOCK, 1),
  ];
  const buyer = { caller: shopper, origin: "https://shop.example" };
  const by = { caller: staff, requestId: "model", origin: "https://shop.example", address: "" };
  const key = () => crypto.randomUUID();
  const promotions = await storeRandomPromotions(db, choose, products);
  const code = promotions.code ?? choose(COUPONS);
  const method = choose(["card", "card", "bank_transfer", "pay_on_delivery"] as const);
  const items = products
    .slice(choose([0, 1, 2]))
    .map((productId) => ({ productId, quantity: choose([1, 2, 3]) }));
  const body = orderBody(items, { paymentMethod: method });
  const place = async (coupon: string | null) => {
    const { id } = await placeOrder(
      context,
      { body: { ...body, ...(coupon && { coupon }) }, key: key() },
      buyer,
    );
    return { id, coupon };
  };
  const { id, coupon } = await place(code).catch((error) => {
    if (!(error instanceof CouponRefused)) throw error;
    return place(null);
  });
  await promotions.end();

  const lines = () =>
    sql<{ position: number; quantity: number }>`
      SELECT position, quantity FROM order_lines WHERE order_id = ${id} ORDER BY position`;
  const someLines = async () =>
    (await lines())
      .filter(() => choose([true, false]))
      .map((line) => ({ ...line, quantity: choose([1, 1, line.quantity]) }));
  const deliverEvents = () => applyBankEvents(context, bank);
  const mark = async (status: "received" | "refunded") =>
    markPayment(context, { id: (await paymentOf(db, id)).id, status }, by);
  const undo = async (status: "received" | "refunded") =>
    undoPayment(context, { id: (await paymentOf(db, id)).id, status }, by);
  const changeStatus = (
    status: "CONFIRMED" | "SHIPPED" | "OUT_FOR_DELIVERY" | "DELIVERED" | "RETURNED" | "CANCELLED",
  ) => changeOrderStatus(context, { id, status }, by);
  const refund = async (form: object) =>
    refundOrder(
      context,
      {
        id,
        key: key(),
        form: {
          lines: [],
          shipping: choose([true, false]),
          restock: choose([true, false]),
          reason: "",
          ...form,
        },
      },
      by,
    );
  const change = async (part: object) => {
    const { version } = await paymentOf(db, id);
    await changeOrder(context, { id, change: { version, ...part } }, by);
  };
  const dispute = async (state: "open" | "won" | "lost") => {
    const [paid] = await sql<{ id: string; cents: number }>`
      SELECT id, amount_cents::int AS cents FROM payment_attempts WHERE order_id = ${id} AND state = 'paid'`;
    if (!paid) return;
    const update = {
      reference: `dp_${paid.id}`,
      amountCents: paid.cents,
      state,
      reason: "",
      respondBy: null,
    };
    await applyProviderEvent(context, {
      method: "card",
      attemptReference: { id: paid.id },
      update: { state: "open", paidCents: 0, refunds: [], disputes: [update] },
    });
  };

  const actions: Record<string, () => Promise<unknown>> = {
    start: () => startPayment(context, { id }, buyer),
    pay: async () => {
      await startPayment(context, { id }, buyer);
      bank.payAny();
      await deliverEvents();
    },
    deliverEvents,
    received: () => mark("received"),
    refunded: () => mark("refunded"),
    undoReceived: () => undo("received"),
    undoRefunded: () => undo("refunded"),
    markBalance: async () => {
      const { id: paymentId, due } = await paymentOf(db, id);
      if (due > 0) await markPayment(context, { id: paymentId, status: "received", due: due / 100 }, by);
    },
    invoice: () => makeInvoice(context, { id }, by),
    changeLines: async () => {
      const existing = (await lines()).map(({ position }) => ({ position, quantity: choose([1, 2, 3]) }));
      const added = { productId: choose(products), quantity: 1 };
      await change({
        lines: choose([existing, [...existing, added], [existing[0] ?? added, added], [added]]),
      });
    },
    ownPrices: async () => {
      const existing = (await lines()).map((line) => ({ ...line, price: choose([0, 0.01, 12.34, 99.99]) }));
      const added = { productId: choose(products), quantity: 1, price: choose([5, 33.33]) };
      await change({ lines: choose([existing, [...existing, added]]) });
    },
    discount: () =>
      change({
        manualDiscount: choose([
          { percent: 33.33, reason: "Scratched" },
          { amount: 12.34, reason: "Late delivery" },
          { percent: 100, reason: "A gift" },
          null,
        ]),
      }),
    changeCountry: () => {
      const { firstName, lastName, address, phoneNumber } = body;
      const parts = { addressLine2: "", postCode: "", city: "" };
      const country = choose(["Norway", "Sweden", "Chile"]);
      return change({ contact: { firstName, lastName, address, ...parts, phoneNumber, country } });
    },
    refundLines: async () => refund({ lines: await someLines() }),
    refundSum: () => refund({ amount: choose([0.01, 10, 33.33, 99.99]) }),
    bankRefund: async () => {
      bank.refundByHand(choose([1, 500]));
      await deliverEvents();
    },
    runJobs: () => runPaymentJobs(context),
    runJobsInVain: async () => {
      refusesRefunds = true;
      await runPaymentJobs(context);
      refusesRefunds = false;
    },
    dispute: () => dispute("open"),
    disputeEnds: () => dispute(choose(["won", "lost"])),
    requestReturn: async () =>
      requestReturn(
        context,
        { orderId: id, key: key(), form: { lines: await someLines(), reason: "too big" } },
        buyer,
      ),
    answer: async () => {
      const [request] = await sql<{
        id: string;
      }>`SELECT id FROM return_requests WHERE order_id = ${id} AND state = 'asked'`;
      if (request)
        await answerReturn(context, { id: request.id, accept: choose([true, true, false]), answer: "" }, by);
    },
    settle: async () => {
      const [accepted] = await sql<{ id: string; lines: { position: number; quantity: number }[] }>`
        SELECT id, lines FROM return_requests WHERE order_id = ${id} AND state = 'accepted'`;
      if (accepted) await refund({ lines: accepted.lines, returnId: accepted.id });
    },
    next: async () => {
      const { order } = await paymentOf(db, id);
      const after = {
        PLACED: "CONFIRMED",
        CONFIRMED: "SHIPPED",
        SHIPPED: "OUT_FOR_DELIVERY",
        OUT_FOR_DELIVERY: "DELIVERED",
      } as const;
      await changeStatus(after[order as "PLACED"] ?? "RETURNED");
    },
    undoStatus: async () =>
      undoStatusChange(context, { id, status: (await paymentOf(db, id)).order as "SHIPPED" }, by),
    cancel: () => changeStatus("CANCELLED"),
    twice: () =>
      Promise.allSettled([actions[choose(frequent)]?.(), actions[choose(frequent)]?.()]).then(
        rethrowUnexpected,
      ),
    rules: async () =>
      Object.assign(context.settings.current, { tax: choose(TAXES), shipping: choose(SHIPPING) }),
    wait: async () => {
      now += choose([60_000, 3_600_000, 8 * 86_400_000]);
      await expireOrders(context);
    },
  };
  const frequent = [
    "pay",
    "received",
    "changeLines",
    "changeCountry",
    "ownPrices",
    "discount",
    "refundLines",
    "refundSum",
    "next",
    "runJobs",
    "markBalance",
  ];
  const names = [...Object.keys(actions), ...frequent, ...frequent];
  // Most orders are paid early, so that later actions have something to break.
  const first = choose(["pay", "received", "wait", "changeLines", "discount"]);
  const second = choose(["pay", "received"]);

  const done: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const name = [first, second][step] ?? choose(names);
    const outcome = await Promise.resolve(actions[name]?.()).then(
      () => "ok",
      (error: unknown) => {
        rethrowUnexpected([{ status: "rejected", reason: error }], `${seed} ${[...done, name].join(" ")}`);
        return "no";
      },
    );
    if (outcome === "ok") count(name);
    done.push(outcome === "ok" ? name : `(${name})`);
    now += 1_000;
    await check({ id, products, coupon }, `${seed}, ${method}, ${coupon}: ${done.join(" ")}`);
  }
  await expectReportsToAddUp(db, `${seed}: ${done.join(" ")}`);
}

/** Rethrows errors that are neither an `AppError` nor a provider error. */
function rethrowUnexpected(outcomes: PromiseSettledResult<unknown>[], details = ""): void {
  for (const outcome of outcomes)
    if (
      outcome.status === "rejected" &&
      !(outcome.reason instanceof AppError) &&
      !isProviderError(outcome.reason)
    )
      throw new Error(
        `${details}: ${String(outcome.reason?.stack ?? outcome.reason)} ${String(outcome.reason?.cause ?? "")}`,
      );
}

interface Sale {
  id: string;
  products: readonly string[];
  coupon: string | null;
}

async function check({ id, products, coupon }: Sale, details: string): Promise<void> {
  const { db } = database;
  const sql = sqlOn(db);
  const { status, amount, refunded, due, order, total } = await paymentOf(db, id);
  const hasEnded = order === "CANCELLED" || order === "RETURNED";
  // Every item is in stock or with the customer, and the stock moves agree.
  for (const productId of products) {
    const [sold] = await sql<{ quantity: number; moved: number }>`
      SELECT coalesce(sum(quantity - returned), 0)::int AS quantity,
        (SELECT coalesce(sum(change), 0)::int FROM stock_moves WHERE product_id = ${productId} AND order_id = ${id}) AS moved
      FROM order_lines WHERE order_id = ${id} AND product_id = ${productId}`;
    const quantity = sold?.quantity ?? 0;
    expect([await stockOf(db, productId), sold?.moved], details).toEqual([STOCK - quantity, 0 - quantity]);
    if (hasEnded) expect(quantity, details).toBe(0);
  }
  const refunds = await sql<{ state: string; cause: string; settles: boolean; cents: number; own: boolean }>`
    SELECT refunds.state, cause, settles, refunds.amount_cents::int AS cents,
      (refunds.attempt_id IS NOT DISTINCT FROM payments.attempt_id
        OR payments.parts @> jsonb_build_array(jsonb_build_object('attemptId', refunds.attempt_id))) AS own
    FROM refunds JOIN payments USING (order_id) WHERE order_id = ${id}`;
  const sumOf = (some: typeof refunds) => some.reduce((sum, { cents }) => sum + cents, 0);
  const own = refunds.filter((one) => one.own && one.state !== "failed");
  // The shop never refunds more than was paid.
  if (own.every(({ cause }) => cause !== "provider")) expect(sumOf(own), details).toBeLessThanOrEqual(amount);
  // After any change, money kept plus balance due equals the order total.
  const isEven = refunds.every(({ state }) => state !== "failed");
  if (isEven && status === "received" && !hasEnded)
    expect(amount + due - sumOf(own.filter(({ settles }) => settles)), details).toBe(total);
  if (status === "expected") expect([amount, due], details).toEqual([total, 0]);
  // Invoices minus credit notes equal the money kept and its tax.
  const documented = await documentTotals(db, id);
  if (isEven && (status === "received" || status === "refunded"))
    expect(documented.cents, details).toBe(status === "received" ? amount - refunded : 0);
  if (status === "void" || (isEven && status === "refunded"))
    expect(documented, details).toEqual({ cents: 0, tax: 0 });
  const isSettledOnly = refunds.every((one) => one.settles && one.state === "done");
  if (isEven && status === "received" && due === 0 && !hasEnded && isSettledOnly) {
    const [taxed] = await sql<{ cents: number }>`SELECT tax_cents::int AS cents FROM orders WHERE id = ${id}`;
    expect(documented.tax, details).toBe(taxed?.cents);
  }
  if (coupon) {
    const [used] = await sql<{ uses: number; orders: number }>`
      SELECT uses, (SELECT count(*)::int FROM orders JOIN order_promotions ON order_id = orders.id
        WHERE promotion_id = promotions.id AND status <> 'CANCELLED') AS orders
      FROM promotions WHERE code = ${coupon} AND max_uses IS NOT NULL`;
    expect(used?.uses, details).toBe(used?.orders);
  }
  const { discounts, isDocumented } = await expectDocumentedDiscounts(db, id, details);
  if (isDocumented && Object.keys(discounts).length > 0) count("documented discounts");
  const money = (await readMoney(db, { now: new Date(), timeZone: "UTC" })).total;
  expect(toCents(money.income) - toCents(money.refunds), details).toBe(await heldCents(db));
}

it(
  `stock, payments, documents and promotions agree after each step of ${HISTORIES} random histories`,
  async () => {
    const limits = { minTotal: 0, startsAt: null, endsAt: null, maxUses: 1_000_000, maxUsesPerUser: null };
    const forms = [
      { code: "THIRD", kind: "percent" as const, value: 33.33 },
      { code: "FIFTY", kind: "fixed" as const, value: 50 },
      { code: "ALL", kind: "percent" as const, value: 100 },
    ];
    for (const form of forms)
      await insertCoupon(
        database.db,
        newId(new Date()),
        { ...form, ...limits, acceptedTos: true },
        { now: new Date(), timeZone: "UTC" },
      );
    for (let history = 0; history < HISTORIES; history += 1) await playHistory(SEED + history * 7_919);
    console.log(`sales: ${HISTORIES} histories (seed ${SEED}), ${JSON.stringify(counts)}`);
  },
  Math.max(600_000, HISTORIES * 3_000),
);
