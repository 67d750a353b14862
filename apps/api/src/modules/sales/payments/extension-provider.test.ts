import type { Order, OrderPayments } from "@larkwood/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPaymentProvider } from "../../../../../../examples/extensions/payment-provider.mjs";
import type { PaymentProviderExtension } from "../../../extensions";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { EVENT_SECRET, signedEvent, startExtensionServices } from "../../../testing/extension-services";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { paymentOf } from "../../../testing/fixtures/payments";
import { sqlOn } from "../../../testing/plain-sql";

const services = await startExtensionServices();
const example = createPaymentProvider({
  apiUrl: `${services.url}/pay`,
  apiKey: "key",
  eventSecret: EVENT_SECRET,
});
let start: PaymentProviderExtension["start"] = example.start;
const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "card", SHOP_CURRENCY: "EUR" },
  extensions: { paymentProvider: { ...example, start: (attempt, text) => start(attempt, text) } },
});
const sql = sqlOn(shop.db);
let [admin, shopper]: TestUser[] = [];
beforeAll(async () => {
  [admin, shopper] = [await shop.as("Admin"), await shop.as("User")];
});
afterAll(() => services.close());

const as = (user: TestUser | undefined) => user ?? null;
const startPayment = (id: string) => shop.call(as(shopper), "POST", `/orders/${id}/payment`);
const deliver = (event: ReturnType<typeof signedEvent>, provider = "examplepay") =>
  shop.call(null, "POST", `/payments/${provider}/events`, event);
const eventOf = (checkout: object, id: string = crypto.randomUUID()) =>
  signedEvent({ id, type: "checkout", checkout });

async function place(): Promise<string> {
  const items = [{ productId: await storeProduct(shop.db, 5, 10_000), quantity: 1 }];
  const headers = { "idempotency-key": crypto.randomUUID() };
  const payload = orderBody(items, { paymentMethod: "card" });
  const reply = await shop.call(as(shopper), "POST", "/orders", { payload, headers });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Order>().id;
}

/** An order with a checkout page at the provider. */
async function placeAndStart() {
  const id = await place();
  const { url } = (await startPayment(id)).json<{ url: string }>();
  return { id, checkout: services.checkoutOf(url) };
}

describe("a payment provider of the operator", () => {
  it("takes card payments, which its event reports, and refunds them", async () => {
    const { id, checkout } = await placeAndStart();
    expect(checkout).toMatchObject({ amount: 10_000, currency: "EUR", state: "open" });
    expect((await startPayment(id)).json()).toEqual({ url: checkout.url });
    checkout.state = "paid";
    expect((await deliver(eventOf(checkout))).statusCode).toBe(200);
    expect(await paymentOf(shop.db, id)).toMatchObject({ status: "received", amount: 10_000 });
    const refund = { lines: [], shipping: false, restock: false, reason: "Scratched", amount: 25 };
    await shop.call(as(admin), "POST", `/admin/orders/${id}/refunds`, {
      payload: refund,
      headers: { "idempotency-key": crypto.randomUUID() },
    });
    await expect.poll(() => paymentOf(shop.db, id)).toMatchObject({ refunded: 2_500 });
    expect(checkout.refunds.map(({ amount }) => amount)).toEqual([2_500]);
  });

  it("is asked for the state when the customer returns before the event", async () => {
    const { id, checkout } = await placeAndStart();
    checkout.state = "paid";
    const reply = await shop.call(as(shopper), "POST", `/orders/${id}/payment/check`);
    expect(reply.json()).toMatchObject({ status: "received", attempt: "paid" });
  });

  it("reports each payment once, however often its event arrives", async () => {
    const { id, checkout } = await placeAndStart();
    checkout.state = "paid";
    const event = eventOf(checkout);
    await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
    const { events } = (
      await shop.call(as(admin), "GET", `/admin/orders/${id}/payments`)
    ).json<OrderPayments>();
    expect(events.filter(({ kind }) => kind === "paid")).toHaveLength(1);
  });

  it("can't report with a wrong signature, under another name or about payments of others", async () => {
    const { id, checkout } = await placeAndStart();
    const paid = { ...checkout, state: "paid" };
    const forged = signedEvent({ id: "1", type: "checkout", checkout: paid }, "another secret");
    const reply = await deliver(forged);
    expect([reply.statusCode, reply.json().code]).toEqual([400, "malformed_request"]);
    expect((await deliver(eventOf({ ...paid, amount: "much" }))).statusCode).toBe(400);
    expect((await deliver({ ...eventOf(paid), headers: { ...forged.headers } })).statusCode).toBe(400);
    expect((await deliver(eventOf(paid), "otherpay")).statusCode).toBe(404);
    // No such Stripe account: its own address stays reserved.
    expect((await deliver(eventOf(paid), "stripe")).json().code).toBe("payment_unavailable");
    await sql`UPDATE payment_attempts SET provider = NULL WHERE order_id = ${id}`;
    expect((await deliver(eventOf(paid))).statusCode).toBe(200);
    expect(await paymentOf(shop.db, id)).toMatchObject({ status: "expected" });
  });

  it("that fails or answers nonsense leaves the order unpaid and payable", async () => {
    const id = await place();
    for (const answer of [
      () => Promise.reject(new Error("down")),
      async () => ({ reference: "checkout_x", url: "javascript:alert(1)" }),
      async () => ({ reference: "", url: "https://pay.example" }),
    ]) {
      start = answer;
      expect((await startPayment(id)).json().code).toBe("provider_unavailable");
    }
    start = example.start;
    expect((await startPayment(id)).statusCode).toBe(200);
  });

  it("that rejects a payment is asked for a new one the next time", async () => {
    const id = await place();
    const attempts: string[] = [];
    start = async (attempt) => {
      attempts.push(attempt.id);
      throw Object.assign(new Error("no"), { name: "ProviderRejected" });
    };
    await startPayment(id);
    await startPayment(id);
    start = example.start;
    expect(new Set(attempts).size).toBe(2);
  });
});
