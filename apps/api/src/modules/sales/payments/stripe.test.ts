import { Writable } from "node:stream";
import type { Order } from "@larkwood/contract";
import { afterEach, describe, expect, it } from "vitest";
import { createLogger } from "../../../plugins/observability/request-log";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody, stockOf, storeProduct } from "../../../testing/fixtures/orders";
import { paymentContext, paymentOf } from "../../../testing/fixtures/payments";
import { newKey } from "../../../testing/order-shop";
import { openStripeShop } from "../../../testing/payment-shop";
import { expireOrders } from "../orders/expire-orders";
import { createProviders } from "./providers";

const desk = await openStripeShop({
  SHOP_PAYMENT_METHODS: "card,bank_transfer",
  SHOP_CONTACT_EMAIL: "office@shop.example",
});
const { shop, call, db, sql, shopper, staff, stripe, start, begin, deliverEvent } = desk;
afterEach(() => stripe.setMode("well"));
const contextIn = (minutes: number) => {
  const clock = () => new Date(Date.now() + minutes * 60_000);
  return paymentContext(db, { clock, providers: createProviders(shop.config, db, clock) });
};

describe("a card payment", () => {
  it("leads to Stripe's page with the order total, and Stripe's event marks the order as paid", async () => {
    const { id, url, session } = await begin();
    expect(url).toBe(`${stripe.url}/pay/${session.id}`);
    expect(session).toMatchObject({ amount: 20_000, successUrl: `https://shop.example/order/${id}?paid=1` });
    expect((await start(id)).json()).toEqual({ url });
    stripe.pay(session.id);
    expect((await deliverEvent(stripe.completed(session.id))).json()).toEqual({ received: true });
    expect(await paymentOf(db, id)).toMatchObject({ status: "received", order: "PLACED" });
  });

  it("is confirmed by a check when the customer returns before Stripe's event", async () => {
    const { id, session } = await begin();
    const check = () => call(shopper, "POST", `/orders/${id}/payment/check`);
    expect((await check()).json()).toEqual({ status: "expected", attempt: "open" });
    stripe.pay(session.id);
    expect((await check()).json()).toEqual({ status: "received", attempt: "paid" });
    await deliverEvent(stripe.completed(session.id));
    const [row] = await sql<{ n: number }>`SELECT count(*)::int AS n FROM refunds WHERE order_id = ${id}`;
    expect(row?.n).toBe(0);
  });

  it("captures authorised money", async () => {
    const { id, session } = await begin();
    stripe.pay(session.id, { setAside: true });
    const intent = { id: session.intent, object: "payment_intent", metadata: session.metadata };
    await deliverEvent(stripe.eventOf("payment_intent.amount_capturable_updated", intent));
    await expect.poll(() => paymentOf(db, id), { timeout: 30_000 }).toMatchObject({ status: "received" });
    expect(session.isPaid).toBe(true);
  });

  it("is refunded if it arrives after the order expired, with mails to customer and shop", async () => {
    const { id, productId, session } = await begin();
    // Stripe is down when the order expires, so that its page stays open.
    stripe.setMode("down");
    await expireOrders(contextIn(31));
    expect([await stockOf(db, productId), (await paymentOf(db, id)).status]).toEqual([5, "void"]);
    stripe.setMode("well");
    stripe.pay(session.id);
    await deliverEvent(stripe.completed(session.id));
    await expect
      .poll(() => session.refunds.map(({ amount }) => amount), { timeout: 30_000 })
      .toEqual([20_000]);
    const mails = await sql<{ kind: string }>`
      SELECT payload->>'kind' AS kind FROM jobs WHERE kind = 'mail' AND payload->>'kind' LIKE 'payment_late%'
        AND payload->>'body' LIKE ${`%${id}%`} ORDER BY 1`;
    expect(mails.map(({ kind }) => kind)).toEqual(["payment_late", "payment_late_office"]);
    expect(await paymentOf(db, id)).toMatchObject({ status: "void", order: "CANCELLED" });
  });

  it("counts if it was made just before the order expired, even without an event", async () => {
    const { id, productId, session } = await begin();
    stripe.pay(session.id);
    await expireOrders(contextIn(31));
    expect(await paymentOf(db, id)).toMatchObject({ status: "received", order: "PLACED" });
    expect(await stockOf(db, productId)).toBe(3);
  });

  it("is closed at Stripe when the order expires or is cancelled", async () => {
    const { id, session } = await begin();
    await expireOrders(contextIn(31));
    expect([session.status, (await paymentOf(db, id)).order]).toEqual(["expired", "CANCELLED"]);
    const second = await begin();
    await call(shopper, "POST", `/orders/${second.id}/status`, { payload: { status: "CANCELLED" } });
    await expect.poll(() => second.session.status, { timeout: 30_000 }).toBe("expired");
  });

  it("of a confirmed order does not delay the expiry of other orders", async () => {
    const confirmed = await begin();
    await call(staff, "POST", `/orders/${confirmed.id}/status`, { payload: { status: "CONFIRMED" } });
    const { id } = await begin();
    await expireOrders(contextIn(31), 1);
    expect([(await paymentOf(db, id)).order, confirmed.session.status]).toEqual(["CANCELLED", "open"]);
    await expireOrders(contextIn(31), 1);
    expect([(await paymentOf(db, confirmed.id)).order, confirmed.session.status]).toEqual([
      "CONFIRMED",
      "expired",
    ]);
    expect(await expireOrders(contextIn(31), 1)).toBe(0);
  });

  it("reports that Stripe is down and continues with the same page afterwards", async () => {
    const { id, productId } = await desk.placeChairs("card");
    stripe.setMode("down");
    const refused = await start(id);
    expect([refused.statusCode, refused.json().code]).toEqual([503, "provider_unavailable"]);
    expect(await stockOf(db, productId)).toBe(3);
    // Stripe creates a page but its answer is lost: the next request returns the same page.
    stripe.setMode("mute");
    await start(id);
    const session = stripe.sessionOf(id);
    stripe.setMode("well");
    expect((await start(id)).json()).toEqual({ url: `${stripe.url}/pay/${session?.id}` });
    expect([...stripe.sessions.values()].filter(({ metadata }) => metadata.order === id)).toHaveLength(1);
  });

  it("is refunded in part exactly once, despite repeated requests and lost answers", async () => {
    const { id, session } = await begin();
    stripe.pay(session.id);
    await deliverEvent(stripe.completed(session.id));
    stripe.setMode("mute");
    const headers = newKey();
    const payload = { lines: [{ position: 1, quantity: 1 }], reason: "scratched" };
    const refund = () => call(staff, "POST", `/admin/orders/${id}/refunds`, { payload, headers });
    expect((await refund()).json()).toMatchObject({
      refundable: 100,
      refunds: [{ amount: 100, reason: "scratched" }],
    });
    expect((await refund()).statusCode).toBe(201);
    await expect.poll(() => session.refunds.length, { timeout: 30_000 }).toBe(1);
    stripe.setMode("well");
    await sql`UPDATE jobs SET due_at = now() WHERE kind = 'payment.refund' AND state = 'waiting'`;
    await expect
      .poll(() => paymentOf(db, id), { timeout: 30_000 })
      .toMatchObject({ status: "received", refunded: 10_000 });
    // Stripe's events about the same refund change nothing.
    for (const type of ["refund.created", "refund.updated", "refund.created"])
      await deliverEvent(stripe.eventOf(type, session.refunds[0]));
    expect(await paymentOf(db, id)).toMatchObject({ refunded: 10_000 });
    expect(session.refunds).toHaveLength(1);
  });

  it("records a refund made in Stripe's dashboard, even before the payment event", async () => {
    const { id, session } = await begin();
    stripe.pay(session.id);
    const refund = stripe.refundByHand(session.id, 5_000);
    await deliverEvent(stripe.eventOf("refund.created", refund));
    await deliverEvent(stripe.completed(session.id));
    expect(await paymentOf(db, id)).toMatchObject({ status: "received", refunded: 5_000 });
    refund.status = "failed";
    await deliverEvent(stripe.eventOf("refund.failed", refund));
    expect(await paymentOf(db, id)).toMatchObject({ status: "received", refunded: 0 });
  });

  it("is compared with Stripe's record, and settling applies a missed event", async () => {
    const { id, session } = await begin();
    type Rows = {
      orderId: string;
      attemptId: string;
      agrees: boolean;
      ours: object;
      theirs: object | null;
    }[];
    const compare = async () => {
      const rows = (await call(staff, "GET", "/admin/payments/compare")).json<Rows>();
      return rows.find(({ orderId }) => orderId === id);
    };
    expect(await compare()).toMatchObject({ agrees: true });
    stripe.pay(session.id);
    stripe.refundByHand(session.id, 1_000);
    const row = await compare();
    expect(row).toMatchObject({
      agrees: false,
      ours: { state: "open" },
      theirs: { state: "paid", refunded: 10 },
    });
    const settle = () => call(staff, "POST", `/admin/payments/attempts/${row?.attemptId}/settle`);
    expect((await settle()).json()).toEqual({ status: "received", attempt: "paid" });
    expect(await compare()).toMatchObject({ agrees: true, ours: { state: "paid", refunded: 10 } });
    expect(await paymentOf(db, id)).toMatchObject({ refunded: 1_000 });
    stripe.setMode("down");
    expect(await compare()).toMatchObject({ agrees: false, theirs: null });
    expect((await settle()).statusCode).toBe(503);
  });

  it("never logs a key, even on errors", async () => {
    let log = "";
    const sink = new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    });
    const wrongKey = "sk_test_that_stripe_does_not_know";
    const env = { SHOP_PAYMENT_METHODS: "card", ...stripe.env, STRIPE_SECRET_KEY: wrongKey };
    const other = await buildTestApp({ env, logger: createLogger({ logLevel: "trace" }, sink) });
    const by = await other.as("User");
    const payload = orderBody([{ productId: await storeProduct(other.db, 5), quantity: 1 }], {
      paymentMethod: "card",
    });
    const headers = newKey();
    const { id } = (await other.call(by, "POST", "/orders", { payload, headers })).json<Order>();
    const refused = await other.call(by, "POST", `/orders/${id}/payment`);
    await other.call(null, "POST", "/payments/stripe/events", { payload: { id: "evt_forged" } });
    expect([refused.statusCode, refused.json().code]).toEqual([503, "provider_unavailable"]);
    for (const secret of [wrongKey, stripe.env.STRIPE_WEBHOOK_SECRET]) {
      expect(log).not.toContain(secret);
      expect(refused.body).not.toContain(secret);
    }
  });

  it("is not offered without keys, and no response contains a key", async () => {
    const without = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "card,bank_transfer" } });
    expect((await without.call(null, "GET", "/shop")).json().paymentMethods).toEqual(["bank_transfer"]);
    expect((await without.call(null, "POST", "/payments/stripe/events", { payload: {} })).statusCode).toBe(
      409,
    );
    const admin = await shop.as("Admin");
    const replies = [
      await call(null, "GET", "/shop"),
      await call(admin, "GET", "/settings"),
      await call(null, "POST", "/payments/stripe/events", { payload: {} }),
    ];
    for (const { body } of replies) expect(body).not.toMatch(/sk_test|whsec/);
  });
});
