import fc from "fast-check";
import { expect, it } from "vitest";
import { tries } from "../../../../../../scripts/lib/tries";
import { order, orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { openOrderDatabase } from "../../../testing/order-database";
import { sqlOn } from "../../../testing/plain-sql";
import { markPayment } from "../payments/mark-payment";
import { receiveBalance } from "../payments/refunds.repo";
import { undoPayment } from "../payments/undo-payment";
import { setBalanceDue } from "../payments/update-amount-due";
import { refundOrder } from "../returns/refund-order";
import { readMoney } from "./read-money";

const { own, at, later, by } = openOrderDatabase();

const ZONES = ["UTC", "America/Los_Angeles", "Pacific/Auckland", "Asia/Kathmandu", "America/St_Johns"];
const MINUTE_MS = 60_000;

/** A time within the last 14 months, often beside the start of a month in some zone. */
const time = fc.oneof(
  fc.date({
    min: new Date("2025-09-15T00:00:00Z"),
    max: new Date("2026-11-17T00:00:00Z"),
    noInvalidDate: true,
  }),
  fc
    .record({
      month: fc.integer({ min: -3, max: 10 }),
      // Months begin between 14 hours before and 12 hours after UTC.
      quarter: fc.integer({ min: -14 * 4, max: 12 * 4 }),
      offset: fc.constantFrom(-1, 0, 1),
    })
    .map(
      ({ month, quarter, offset }) => new Date(Date.UTC(2026, month, 1) + quarter * 15 * MINUTE_MS + offset),
    ),
);

const purchase = fc.record({
  paidAt: time,
  /** Whole units that are refunded one after the other, with their times. */
  refunds: fc.array(fc.record({ at: time, amount: fc.integer({ min: 1, max: 40 }) }), { maxLength: 2 }),
  balanceAt: fc.option(time),
  markedAsRefunded: fc.option(time),
  isUndone: fc.boolean(),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer T> ? T : never;
type Entry = { at: Date; income: number; refunds: number };

const PRICE = 100;
const BALANCE = 25;

/** Makes all payments and refunds of one order. Returns them as the test expects them to be counted. */
async function play({ paidAt, refunds, balanceAt, markedAsRefunded, isUndone }: Purchase): Promise<Entry[]> {
  const { db } = own.database;
  const productId = await storeProduct(db, 1);
  await sqlOn(db)`UPDATE products SET price_cents = ${PRICE * 100} WHERE id = ${productId}`;
  const { id: orderId } = await order(db, own.shopper, orderBody([{ productId, quantity: 1 }]));
  const [payment] = await sqlOn(db)<{ id: string }>`SELECT id FROM payments WHERE order_id = ${orderId}`;
  const id = payment?.id ?? "";
  const actor = by(own.admin);
  if (isUndone) {
    await markPayment(at(new Date("2026-02-28T23:59:59Z")), { id, status: "received" }, actor);
    await undoPayment(at(new Date("2026-03-01T00:00:01Z")), { id, status: "received" }, actor);
  }
  await markPayment(at(paidAt), { id, status: "received" }, actor);
  const entries = [{ at: paidAt, income: PRICE, refunds: 0 }];
  let held = PRICE;
  if (balanceAt) {
    await setBalanceDue(db, { orderId, dueCents: BALANCE * 100, now: balanceAt });
    await receiveBalance(db, { orderId, attemptId: null, cents: BALANCE * 100, now: balanceAt });
    entries.push({ at: balanceAt, income: BALANCE, refunds: 0 });
    held += BALANCE;
  }
  for (const { at: refundedAt, amount } of refunds) {
    const form = { lines: [], shipping: false, amount, restock: false, reason: "" };
    const context = { ...at(refundedAt), jobs: { wake: () => {} } };
    await refundOrder(context, { id: orderId, form, key: crypto.randomUUID() }, actor);
    entries.push({ at: refundedAt, income: 0, refunds: amount });
    held -= amount;
  }
  if (markedAsRefunded) {
    await markPayment(at(markedAsRefunded), { id, status: "refunded" }, actor);
    if (isUndone) {
      await undoPayment(at(later(markedAsRefunded, 2)), { id, status: "refunded" }, actor);
      await markPayment(at(markedAsRefunded), { id, status: "refunded" }, actor);
    }
    entries.push({ at: markedAsRefunded, income: 0, refunds: held });
  }
  return entries;
}

const sumOf = (entries: readonly Entry[]) => ({
  income: entries.reduce((sum, { income }) => sum + income, 0),
  refunds: entries.reduce((sum, { refunds }) => sum + refunds, 0),
});

/** Sums the entries by calendar month, as a wall clock in the zone shows it. */
function expectedMonths(entries: readonly Entry[], now: Date, timeZone: string) {
  const calendar = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "numeric" });
  const monthOf = (moment: Date) => {
    const part = (type: string) =>
      Number(calendar.formatToParts(moment).find((one) => one.type === type)?.value);
    return part("year") * 12 + part("month") - 1;
  };
  const last = monthOf(now);
  return Array.from({ length: 12 }, (_, index) => {
    const month = last - 11 + index;
    const name = new Date(Date.UTC(0, month % 12)).toLocaleString("en", { month: "short", timeZone: "UTC" });
    return { name, ...sumOf(entries.filter((entry) => monthOf(entry.at) === month)) };
  });
}

it("adds up random payments and refunds as they were made, by month, in every time zone", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(purchase, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(new Date("2026-11-18T12:00:00Z"), new Date("2026-12-01T05:00:00Z")),
      async (purchases, now) => {
        const { db } = own.database;
        await sqlOn(db)`DELETE FROM orders`;
        const entries: Entry[] = [];
        for (const one of purchases) entries.push(...(await play(one)));
        for (const timeZone of ZONES) {
          const money = await readMoney(db, { now, timeZone });
          expect(money.months, timeZone).toEqual(expectedMonths(entries, now, timeZone));
          expect(money.total, timeZone).toEqual(sumOf(money.months.map((month) => ({ at: now, ...month }))));
        }
      },
    ),
    { numRuns: tries(40) },
  );
});
