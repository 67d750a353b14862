import type { Order } from "@larkwood/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../testing/build-test-app";
import { orderBody, storeProduct } from "../testing/fixtures/orders";
import { paymentOf } from "../testing/fixtures/payments";
import { sqlOn } from "../testing/plain-sql";
import { STRIPE_KEYS, signEvent } from "../testing/stripe/stripe-events";
import { startStripe } from "../testing/stripe/stripe-server";

const stripe = await startStripe();
const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "card", ...stripe.env } });
afterAll(() => stripe.stop());
const { db, call } = shop;
const sql = sqlOn(db);
let shopper: TestUser;
beforeAll(async () => {
  shopper = await shop.as("User");
});

async function startPayment() {
  const payload = orderBody([{ productId: await storeProduct(db, 5, 10_000), quantity: 1 }], {
    paymentMethod: "card",
  });
  const headers = { "idempotency-key": crypto.randomUUID() };
  const { id } = (await call(shopper, "POST", "/orders", { payload, headers })).json<Order>();
  await call(shopper, "POST", `/orders/${id}/payment`);
  const session = stripe.sessionOf(id);
  if (!session) throw new Error("no page at Stripe");
  return { id, session };
}
const deliver = (payload: string | Buffer, headers: Record<string, string>) =>
  call(null, "POST", "/payments/stripe/events", {
    payload,
    headers: { "content-type": "application/json", ...headers },
  });
const countOf = async (table: "payment_events" | "refunds", orderId: string) => {
  const [row] =
    table === "refunds"
      ? await sql<{ n: number }>`SELECT count(*)::int AS n FROM refunds WHERE order_id = ${orderId}`
      : await sql<{ n: number }>`SELECT count(*)::int AS n FROM payment_events WHERE order_id = ${orderId}`;
  return row?.n;
};

describe("events of a payment provider", () => {
  it("need a recent signature of the exact bytes with our secret", async () => {
    const { id, session } = await startPayment();
    stripe.pay(session.id);
    const { payload, headers } = stripe.completed(session.id);
    const secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET;
    const forged: [string, string][] = [
      [payload, ""],
      [payload, "t=1,v1=00"],
      [payload, signEvent(payload, "whsec_of_another_account", new Date())],
      [payload.replace("20000", "10000").replace("10000", "1"), headers["stripe-signature"]],
      [`${payload} `, headers["stripe-signature"]],
      // Replayed after an hour.
      [payload, signEvent(payload, secret, new Date(Date.now() - 3_600_000))],
      [payload, headers["stripe-signature"].replace("v1=", "v0=")],
      ["", signEvent("", secret, new Date())],
      ["null", signEvent("null", secret, new Date())],
      ["[]", signEvent("[]", secret, new Date())],
      [
        '{"type":"checkout.session.completed"}',
        signEvent('{"type":"checkout.session.completed"}', secret, new Date()),
      ],
    ];
    for (const [body, signature] of forged) {
      const reply = await deliver(body, { "stripe-signature": signature });
      expect([reply.statusCode, reply.json().code], body.slice(0, 80)).toEqual([400, expect.any(String)]);
    }
    expect((await deliver(payload, {})).statusCode).toBe(400);
    expect(await paymentOf(db, id)).toMatchObject({ status: "expected" });
    expect((await deliver(payload, headers)).statusCode).toBe(200);
    expect(await paymentOf(db, id)).toMatchObject({ status: "received" });
  });

  it("count once, however often and in any order they arrive", async () => {
    const { id, session } = await startPayment();
    stripe.pay(session.id);
    const expired = stripe.eventOf("checkout.session.expired", {
      ...stripe.toJson(session.id),
      status: "expired",
      payment_status: "unpaid",
    });
    const refund = stripe.refundByHand(session.id, 2_500);
    const events = [
      expired,
      stripe.completed(session.id),
      stripe.completed(session.id),
      stripe.eventOf("refund.created", refund),
    ];
    const deliveries = Array.from({ length: 120 }, (_, i) => events[(i * 7) % events.length]).filter(
      (event) => event !== undefined,
    );
    const replies = await Promise.all(deliveries.map(({ payload, headers }) => deliver(payload, headers)));
    // Under load the shop answers 503, and Stripe sends the event again.
    expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 503)).toBe(true);
    for (const { payload, headers } of events)
      await expect.poll(async () => (await deliver(payload, headers)).statusCode).toBe(200);
    expect(await paymentOf(db, id)).toMatchObject({ status: "received", refunded: 2_500 });
    expect(await countOf("refunds", id)).toBe(1);
    const recorded = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM payment_events WHERE order_id = ${id} AND event_id IS NOT NULL GROUP BY event_id`;
    expect(recorded.map(({ n }) => n)).toEqual([1, 1, 1, 1]);
    const mails =
      await sql`SELECT FROM jobs WHERE kind = 'mail' AND payload->>'kind' = 'order_paid' AND payload->>'recipient' = ${shopper.email}
      AND payload->>'subject' LIKE ${`%${(await numberOf(id)) ?? "?"}%`}`;
    expect(mails).toHaveLength(1);
  });

  it("with another amount than due do not mark an order as paid, and the money is refunded", async () => {
    const { id, session } = await startPayment();
    stripe.pay(session.id);
    session.amount = 100;
    const { payload, headers } = stripe.completed(session.id);
    await deliver(payload, headers);
    expect(await paymentOf(db, id)).toMatchObject({ status: "expected" });
    await expect.poll(() => session.refunds.map(({ amount }) => amount), { timeout: 30_000 }).toEqual([100]);
  });

  it("about unknown orders or of irrelevant kinds are acknowledged and ignored", async () => {
    const { session } = await startPayment();
    const foreign = {
      ...stripe.toJson(session.id),
      id: "cs_of_another_shop",
      metadata: {},
      payment_status: "paid",
    };
    for (const { payload, headers } of [
      stripe.eventOf("checkout.session.completed", foreign),
      stripe.eventOf("customer.created", { id: "cus_1" }),
      stripe.eventOf("refund.created", {
        id: "re_x",
        object: "refund",
        amount: 1,
        status: "succeeded",
        payment_intent: "pi_unknown",
        metadata: {},
      }),
    ])
      expect((await deliver(payload, headers)).statusCode).toBe(200);
  });

  it("that are too large are rejected", async () => {
    const huge = JSON.stringify({ type: "x".repeat(300_000) });
    const signature = signEvent(huge, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, new Date());
    expect((await deliver(huge, { "stripe-signature": signature })).statusCode).toBe(413);
  });
});

async function numberOf(orderId: string): Promise<string | undefined> {
  return (await sql<{ number: string }>`SELECT number FROM orders WHERE id = ${orderId}`)[0]?.number;
}
