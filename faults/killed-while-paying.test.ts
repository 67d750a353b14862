import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCardShop } from "./card-shop";

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

describe("a shop killed during a card payment", () => {
  it("creates one Stripe session although it dies repeatedly before it can record it", async () => {
    const orderId = await shop.order();
    shop.stripe.setMode("silent");
    await shop.killDuring("POST /v1/checkout/sessions", () => shop.startPayment(orderId));
    expect(shop.sessionsOf(orderId)).toHaveLength(0);
    shop.stripe.setMode("mute");
    await shop.killDuring("POST /v1/checkout/sessions", () => shop.startPayment(orderId));
    const sessionId = await shop.payInFull(orderId);
    expect(shop.sessionsOf(orderId)).toHaveLength(1);
    expect(await shop.sendEvent(sessionId)).toBe(200);
    expect(await shop.paymentsOf(orderId)).toMatchObject({
      status: "received",
      paid: shop.netAmountOf(orderId) / 100,
    });
  });

  it("records a payment made while it was down once, although the event arrives three times", async () => {
    const orderId = await shop.order();
    expect((await shop.startPayment(orderId)).status).toBe(200);
    const session = shop.stripe.sessionOf(orderId);
    if (!session) throw new Error("no Stripe session");
    await shop.killAndRestart(() => shop.stripe.pay(session.id));
    const replies = await Promise.all(Array.from({ length: 3 }, () => shop.sendEvent(session.id)));
    expect(replies).toEqual([200, 200, 200]);
    const { status, paid, attempts } = await shop.paymentsOf(orderId);
    expect([status, paid * 100]).toEqual(["received", session.amount]);
    expect(attempts).toMatchObject([{ state: "paid", isPayment: true }]);
  });

  it("agrees with Stripe on all amounts afterwards", async () => {
    const comparisons = await shop.reconcile();
    expect(comparisons.map(({ agrees }) => agrees)).toEqual([true, true]);
  });
});
