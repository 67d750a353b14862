import { expect, it } from "vitest";
import { order, orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { paymentContext, paymentOf } from "../../../testing/fixtures/payments";
import { openOrderDatabase } from "../../../testing/order-database";
import { sqlOn } from "../../../testing/plain-sql";
import { applyProviderEvent } from "./apply-provider-event";
import { openAttempts } from "./attempts.repo";
import { startPayment } from "./start-payment";

const { own, by } = openOrderDatabase();

/** An order by test card with an open attempt. */
async function startedOrder() {
  const { db } = own.database;
  const items = [{ productId: await storeProduct(db, 5, 10_000), quantity: 1 }];
  const { id } = await order(db, own.shopper, orderBody(items, { paymentMethod: "test_card" }));
  const context = paymentContext(db);
  await startPayment(context, { id }, by(own.shopper));
  const [attempt] = await openAttempts(db, id);
  if (!attempt) throw new Error("no attempt");
  const report = (update: { state: "paid"; paidCents: number }) =>
    applyProviderEvent(context, {
      method: "test_card",
      attemptReference: { id: attempt.id },
      update: { ...update, refunds: [{ id: null, reference: "r1", amountCents: 100, state: "done" }] },
    });
  return { id, report, sql: sqlOn(db) };
}

it("sends no email about a payment of nothing", async () => {
  const { id, report, sql } = await startedOrder();
  // Free orders are paid at once, so this needs an order from before that rule.
  await sql`UPDATE orders SET subtotal_cents = 0, total_cents = 0 WHERE id = ${id}`;
  await sql`UPDATE payments SET amount_cents = 0 WHERE order_id = ${id}`;
  expect(await report({ state: "paid", paidCents: 0 })).toBe("applied");
  expect((await paymentOf(own.database.db, id)).status).toBe("received");
  expect(await sql`SELECT FROM mails WHERE kind = 'order_paid'`).toEqual([]);
});

it("records what the provider reports under the method of the attempt, not of the order", async () => {
  const { id, report, sql } = await startedOrder();
  await sql`UPDATE payments SET method = 'bank_transfer' WHERE order_id = ${id}`;
  await report({ state: "paid", paidCents: 10_000 });
  expect(
    await sql`SELECT kind, method FROM payment_events WHERE order_id = ${id} AND kind <> 'started' ORDER BY id`,
  ).toEqual([
    { kind: "paid", method: "test_card" },
    { kind: "refund_done", method: "test_card" },
  ]);
});
