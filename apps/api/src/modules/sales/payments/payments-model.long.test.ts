import { toCents } from "@larkwood/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Caller } from "../../../core/actor";
import { createModelBank, type ModelBank } from "../../../testing/fixtures/model-bank";
import { orderBody, stockOf, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { heldCents, paymentContext, paymentOf, runPaymentJobs } from "../../../testing/fixtures/payments";
import { createChoose } from "../../../testing/mutate-request";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { changeOrder } from "../orders/change-order";
import { changeOrderStatus } from "../orders/change-order-status";
import { expireOrders } from "../orders/expire-orders";
import { placeOrder } from "../orders/place-order";
import { readMoney } from "../reports/read-money";
import { refundOrder } from "../returns/refund-order";
import { applyProviderEvent } from "./apply-provider-event";
import { checkAttempt } from "./check-payment";
import { markPayment } from "./mark-payment";
import { startPayment } from "./start-payment";

// A few per test run; set `PAYMENT_HISTORIES=2000` for a long run.
const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 60);
const SEED = Number(process.env.PAYMENT_SEED ?? 20_261_116);
const STEPS = 20;

let database: TestDatabase;
let shopper: Caller;
let staff: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  shopper = await storeUser(database.db, "shopper");
  staff = await storeUser(database.db, "staff", "Admin");
});
afterAll(() => database.close());

const counts = {
  steps: 0,
  events: 0,
  duplicates: 0,
  kills: 0,
  paid: 0,
  late: 0,
  twice: 0,
  refunds: 0,
  refusals: 0,
  changes: 0,
  balances: 0,
  byHand: 0,
};
// Taxes are included in prices, so that totals stay simple.
const vat = (percent: number) => ({ name: "VAT", country: "", category: null, percent });
const TAXES = [[], [vat(25)], [vat(7.7)], [vat(7.7), { ...vat(19), country: "Norway" }]];

/** Places one order, plays random payment actions on it, then delivers all events and runs all jobs. */
async function playHistory(seed: number): Promise<{ id: string; productId: string; bank: ModelBank }> {
  const { db } = database;
  const choose = createChoose(seed);
  const start = Date.now();
  let minutes = 0;
  const clock = () => new Date(start + minutes * 60_000);
  const bank = createModelBank(choose);
  const context = paymentContext(db, {
    clock,
    providers: { card: bank },
    cardMinutes: choose([30, 1_000]),
    tax: { included: true, rates: choose(TAXES) },
  });
  const by = { caller: shopper, origin: "https://shop.example" };
  const productId = await storeProduct(db, 5, 10_000);
  const body = orderBody([{ productId, quantity: 2 }], { paymentMethod: "card" });
  const { id } = await placeOrder(context, { body, key: crypto.randomUUID() }, by);
  const applyEvent = (event: ModelBank["events"][number]) =>
    applyProviderEvent(context, {
      method: "card",
      attemptReference: event.attemptReference,
      update: event.update ?? event.none,
      event,
    });
  const attempts = () =>
    sqlOn(db)<{ id: string }>`SELECT id FROM payment_attempts WHERE order_id = ${id} ORDER BY created_at`;

  const actions: Record<string, () => Promise<unknown>> = {
    start: () => startPayment(context, { id }, by),
    startInTwoTabs: () =>
      Promise.allSettled([startPayment(context, { id }, by), startPayment(context, { id }, by)]),
    pay: async () => bank.payAny(),
    authorise: async () => bank.payAny({ setAside: true }),
    refuse: async () => bank.refuseSome(),
    deliverEvent: async () => {
      // Any event so far: late, repeated and in any order.
      const event = bank.events.length > 0 ? choose(bank.events) : null;
      if (!event) return;
      counts.events += 1;
      if ((await applyEvent(event)) === "duplicate") counts.duplicates += 1;
    },
    check: async () => {
      const all = await attempts();
      if (all.length > 0) await checkAttempt(context, { attemptId: choose(all).id, close: false });
    },
    expire: () => expireOrders(context),
    wait: async () => {
      minutes += choose([1, 10, 31, 70]);
    },
    cancel: () =>
      changeOrderStatus(context, { id, status: "CANCELLED" }, { caller: shopper, requestId: "model" }),
    refund: () =>
      refundOrder(
        context,
        {
          id,
          key: crypto.randomUUID(),
          form: { lines: [], shipping: false, restock: false, reason: "", amount: choose([10, 75.5, 200]) },
        },
        { caller: staff, requestId: "model" },
      ),
    refundByTwo: () => Promise.allSettled([actions.refund?.(), actions.refund?.()]),
    change: async () => {
      const { version } = await paymentOf(db, id);
      // Often under another tax than before, even for the same total.
      Object.assign(context.settings.current, { tax: { included: true, rates: choose(TAXES) } });
      const lines = [{ position: 1, quantity: choose([1, 2, 2, 3, 4]) }];
      await changeOrder(
        context,
        { id, change: { version, lines } },
        { ...by, caller: staff, requestId: "model" },
      );
      counts.changes += 1;
    },
    changeByTwo: () => Promise.allSettled([actions.change?.(), actions.change?.()]),
    markBalance: async () => {
      const { id: paymentId, due } = await paymentOf(db, id);
      if (due === 0) return;
      await markPayment(
        context,
        { id: paymentId, status: "received", due: due / 100 },
        { caller: staff, requestId: "model" },
      );
      counts.byHand += 1;
    },
    refundByHand: async () => bank.refundByHand(choose([500, 5_000])),
    failRefund: async () => bank.failSomeRefund(),
    runJobs: () => runPaymentJobs(context),
  };
  // Actions that start something are more likely, so that later ones have something to break.
  const frequent = [
    "start",
    "start",
    "start",
    "pay",
    "pay",
    "pay",
    "deliverEvent",
    "deliverEvent",
    "deliverEvent",
    "runJobs",
    "runJobs",
    "change",
    "change",
  ];
  const names = [...Object.keys(actions), ...frequent];

  // 1: started. 2: two attempts, both paid. 3 and 4: paid in two parts, the second online or by hand.
  const opening = choose([0, 1, 1, 2, 2, 3, 3, 4]);
  if (opening > 0) await startPayment(context, { id }, by);
  if (opening >= 3) {
    bank.payAny();
    for (const event of bank.events) await applyEvent(event);
    await actions.change?.();
  }
  if (opening === 4) await actions.markBalance?.();
  if (opening === 3) {
    await startPayment(context, { id }, by).catch(() => {});
    bank.payAny();
    for (const event of bank.events) await applyEvent(event);
  }
  if (opening === 2) {
    bank.refuseSome();
    for (const event of bank.events) await applyEvent(event);
    await startPayment(context, { id }, by);
    bank.payAny();
    bank.payAny();
  }

  for (let step = 0; step < STEPS; step += 1) {
    counts.steps += 1;
    bank.trouble = choose([0, 0.3, 0.7, 0.9]);
    // A refused or interrupted action must have done everything or nothing.
    await actions[choose(names)]?.().catch(() => {
      counts.refusals += 1;
    });
  }

  bank.trouble = 0;
  for (let round = 0; round < 6; round += 1) {
    for (const event of [...bank.events].sort(() => choose([-1, 1]))) await applyEvent(event);
    minutes += 400;
    await expireOrders(context);
    for (let left = 1; left > 0; ) left = await runPaymentJobs(context);
  }
  counts.kills += bank.kills;
  return { id, productId, bank };
}

it(
  `neither loses nor duplicates money in ${HISTORIES} random histories with repeated events and crashes`,
  async () => {
    const { db } = database;
    const sql = sqlOn(db);
    for (let history = 0; history < HISTORIES; history += 1) {
      const { id, productId, bank } = await playHistory(SEED + history * 7_919);
      const { status, amount, refunded, due, order, total } = await paymentOf(db, id);
      const retainedCents = status === "received" ? amount - refunded : 0;
      const refunds = await sql<{ state: string; cause: string; settles: boolean; cents: number }>`
      SELECT state, cause, settles, amount_cents::int AS cents FROM refunds WHERE order_id = ${id}`;
      const sums = { status, amount, refunded, due, order, total };
      const details = JSON.stringify({ history, ...sums, refunds, bank: bank.summary() });
      const [hand] = await sql<{ cents: number }>`
      SELECT (coalesce(sum((part->>'cents')::int), 0) - (
        SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = ${id} AND attempt_id IS NULL))::int AS cents
      FROM payments, jsonb_array_elements(parts) AS part WHERE order_id = ${id} AND part->>'attemptId' IS NULL`;
      const handCents = hand?.cents ?? 0;
      const [held] = await sql<{ cents: number }>`
      SELECT coalesce(sum(attempt.amount_cents - (
        SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE attempt_id = attempt.id AND state = 'done')), 0)::int AS cents
      FROM payment_attempts AS attempt WHERE order_id = ${id} AND state = 'paid'`;
      // The bank and the shop agree on how much the shop has.
      expect(bank.held(), details).toBe(held?.cents);
      // All of it belongs to the order's payment, unless a refund of a late payment failed.
      const isEven = bank.failed === 0 && bank.overdrawn === 0;
      if (isEven) expect((held?.cents ?? 0) + handCents, details).toBe(retainedCents);
      // After any change, money kept plus balance due equals the order total.
      const settled = refunds.filter((one) => one.settles).reduce((sum, { cents }) => sum + cents, 0);
      if (isEven && status === "received" && order !== "CANCELLED")
        expect(amount + due - settled, details).toBe(total);
      // Invoices minus credit notes equal the money, and their tax is the order's tax unless there were other refunds.
      const documents = await sql<{ kind: string; cents: number; tax: number }>`
      SELECT kind, amount_cents::int AS cents, (
        SELECT coalesce(sum((part->>'taxCents')::int), 0)::int FROM jsonb_array_elements(content->'taxes') AS part) AS tax
      FROM documents WHERE order_id = ${id}`;
      const sumOfDocuments = (field: "cents" | "tax") =>
        documents.reduce((sum, one) => sum + (one.kind === "invoice" ? one[field] : -one[field]), 0);
      if (isEven && (status === "received" || status === "refunded"))
        expect(sumOfDocuments("cents"), details).toBe(status === "received" ? retainedCents : 0);
      if (isEven && (status === "refunded" || status === "void"))
        expect(sumOfDocuments("tax"), details).toBe(0);
      const isSettledOnly = refunds.every((one) => one.settles || one.cause === "late");
      if (isEven && status === "received" && order !== "CANCELLED" && due === 0 && isSettledOnly) {
        const [taxed] = await sql<{
          cents: number;
        }>`SELECT tax_cents::int AS cents FROM orders WHERE id = ${id}`;
        expect(sumOfDocuments("tax"), details).toBe(taxed?.cents);
      }
      // Every other payment was refunded completely.
      const surplus = await sql`
      SELECT attempt.id FROM payment_attempts AS attempt JOIN payments USING (order_id)
      WHERE order_id = ${id} AND attempt.state = 'paid' AND attempt.id IS DISTINCT FROM payments.attempt_id
        AND NOT payments.parts @> jsonb_build_array(jsonb_build_object('attemptId', attempt.id))
        AND attempt.amount_cents > (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE attempt_id = attempt.id AND state = 'done')
        AND NOT EXISTS (SELECT FROM refunds WHERE attempt_id = attempt.id AND state = 'failed')`;
      expect(surplus, details).toEqual([]);
      // The shop never refunds more than was paid, except after a refund in the provider's dashboard.
      if (bank.byHand === 0) expect(bank.overdrawn, details).toBe(0);
      expect(
        refunds.filter(({ state }) => state === "pending"),
        details,
      ).toEqual([]);
      // A customer who paid gets the items or the money back; unpaid orders get no items.
      if (retainedCents === 0 && order === "PLACED")
        expect(["received", "refunded"], details).toContain(status);
      const [line] = await sql<{ quantity: number }>`
      SELECT quantity FROM order_lines WHERE order_id = ${id}`;
      // Manual payments stay received until they are refunded by hand.
      if (order === "CANCELLED")
        expect([await stockOf(db, productId), retainedCents === handCents || !isEven], details).toEqual([
          5,
          true,
        ]);
      else
        expect([await stockOf(db, productId), status === "expected"], details).toEqual([
          5 - (line?.quantity ?? 0),
          false,
        ]);
      const [parts] = await sql<{ count: number }>`
      SELECT jsonb_array_length(parts) AS count FROM payments WHERE order_id = ${id}`;
      counts.balances += parts?.count ?? 0;
      counts.paid += status === "received" || status === "refunded" ? 1 : 0;
      counts.late += refunds.filter(({ cause }) => cause === "late").length;
      counts.twice += bank.paidTwice() ? 1 : 0;
      counts.refunds += refunds.length;
    }
    const money = (await readMoney(db, { now: new Date(), timeZone: "UTC" })).total;
    expect(toCents(money.income) - toCents(money.refunds)).toBe(await heldCents(db));
    console.log(`payments: ${HISTORIES} histories (seed ${SEED}), ${JSON.stringify(counts)}`);
    expect(
      Math.min(
        ...[counts.events, counts.duplicates, counts.kills, counts.paid, counts.twice, counts.refunds],
        ...[counts.changes, counts.balances, counts.byHand],
      ),
    ).toBeGreaterThan(0);
  },
  Math.max(600_000, HISTORIES * 3_000),
);
