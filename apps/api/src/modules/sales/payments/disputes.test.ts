import type { PaymentComparison } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import { describe, expect, it } from "vitest";
import { heldCents } from "../../../testing/fixtures/payments";
import { openStripeShop } from "../../../testing/payment-shop";
import { readMoney } from "../reports/read-money";

const desk = await openStripeShop({ SHOP_CONTACT_EMAIL: "office@shop.example" });
const { call, sql, staff, stripe, moneyOf } = desk;

const sendEvents = async (...events: Parameters<typeof desk.deliverEvent>[0][]) => {
  for (const event of events) expect((await desk.deliverEvent(event)).statusCode).toBe(200);
};

/** An order of 200 that is paid at Stripe. The shop has not received the event yet. */
async function payAtStripe() {
  const order = await desk.begin();
  stripe.pay(order.session.id);
  return { ...order, completed: stripe.completed(order.session.id) };
}
const findComparison = async (id: string) =>
  (await call(staff, "GET", "/admin/payments/compare"))
    .json<PaymentComparison[]>()
    .find(({ orderId }) => orderId === id);
const disputeMails = (number: number) =>
  sql<{ subject: string }>`
    SELECT payload->>'subject' AS subject FROM jobs
    WHERE kind = 'mail' AND payload->>'kind' = 'payment_dispute' AND payload->>'subject' ~* ${`order ${number}\\y`}
    ORDER BY id`;

describe("a disputed payment", () => {
  it("shows on the order and in the comparison, emails the shop, and counts as refunded once lost", async () => {
    const { id, number, session, completed } = await payAtStripe();
    await sendEvents(completed);
    const dispute = stripe.dispute(session.id, 20_000);
    expect(await findComparison(id)).toMatchObject({ agrees: false, theirs: { dispute: "open" } });
    await sendEvents(dispute.created);
    expect((await moneyOf(id)).disputes).toMatchObject([
      { state: "open", amount: 200, reason: "fraudulent", respondBy: expect.any(String) },
    ]);
    expect(await moneyOf(id)).toMatchObject({ status: "received", refunded: 0 });
    expect(await findComparison(id)).toMatchObject({ agrees: true, ours: { dispute: "open" } });
    await sendEvents(dispute.close("lost"));
    expect(await moneyOf(id)).toMatchObject({
      status: "refunded",
      refunded: 200,
      disputes: [{ state: "lost" }],
    });
    expect(await findComparison(id)).toMatchObject({
      agrees: true,
      ours: { dispute: "lost", refunded: 200 },
    });
    expect((await moneyOf(id)).events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["dispute_open", "dispute_lost"]),
    );
    expect((await disputeMails(number)).map(({ subject }) => subject)).toEqual([
      `Larkwood: Payment disputed for order ${number}`,
      `Larkwood: Dispute lost for order ${number}`,
    ]);
    const documents = await sql<{ kind: string; cents: number }>`
      SELECT kind, amount_cents::int AS cents FROM documents WHERE order_id = ${id} ORDER BY created_at, kind DESC, number`;
    expect(documents).toEqual([
      { kind: "invoice", cents: 20_000 },
      { kind: "credit_note", cents: 20_000 },
    ]);
    const { total } = await readMoney(desk.db, { now: new Date(), timeZone: "UTC" });
    expect(toCents(total.income - total.refunds)).toBe(await heldCents(desk.db));
  });

  it("ends in the same state for repeated and reordered events", async () => {
    const { id, number, session, completed } = await payAtStripe();
    const dispute = stripe.dispute(session.id, 5_000, "product_not_received");
    const closed = dispute.close("lost");
    await sendEvents(closed, closed, dispute.created, completed, closed, dispute.created, completed);
    // The same content with new event ids, as if Stripe had created the events twice.
    const again = (type: string) => stripe.eventOf(type, JSON.parse(closed.payload).data.object);
    await sendEvents(again("charge.dispute.closed"), again("charge.dispute.created"));
    expect(await moneyOf(id)).toMatchObject({
      status: "received",
      paid: 200,
      refunded: 50,
      refundable: 150,
      disputes: [{ state: "lost", amount: 50 }],
    });
    expect((await moneyOf(id)).refunds.map(({ reason }) => reason)).toEqual([
      "Dispute lost (product_not_received)",
    ]);
    expect(await disputeMails(number)).toHaveLength(1);
  });

  it("stays paid when the shop wins, and settling the comparison applies a missed event", async () => {
    const { id, session, completed } = await payAtStripe();
    await sendEvents(completed);
    const dispute = stripe.dispute(session.id, 20_000);
    dispute.close("won");
    const row = await findComparison(id);
    expect(row).toMatchObject({ agrees: false, ours: { dispute: null }, theirs: { dispute: "won" } });
    await call(staff, "POST", `/admin/payments/attempts/${row?.attemptId}/settle`);
    expect(await findComparison(id)).toMatchObject({ agrees: true });
    expect(await moneyOf(id)).toMatchObject({
      status: "received",
      refunded: 0,
      disputes: [{ state: "won" }],
    });
    // A late "created" event does not reopen the dispute.
    await sendEvents(dispute.created);
    expect((await moneyOf(id)).disputes).toMatchObject([{ state: "won" }]);
  });

  it("rejects an event with an invalid signature", async () => {
    const { id, session, completed } = await payAtStripe();
    await sendEvents(completed);
    const { payload, headers } = stripe.dispute(session.id, 20_000).close("lost");
    const forged = { payload: payload.replace("20000", "19999"), headers };
    expect((await call(null, "POST", "/payments/stripe/events", forged)).statusCode).toBe(400);
    expect(await moneyOf(id)).toMatchObject({ status: "received", disputes: [] });
  });
});
