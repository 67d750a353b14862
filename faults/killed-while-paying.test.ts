import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCardShop } from "./card-shop";

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

describe("a shop that is killed while somebody pays by card", () => {
  it("opens one page, however often it dies before it knows of it", async () => {
    const orderId = await shop.order();
    shop.stripe.be("silent");
    await shop.killDuring("POST /v1/checkout/sessions", () => shop.begin(orderId));
    expect(shop.pagesOf(orderId)).toHaveLength(0);
    shop.stripe.be("mute");
    await shop.killDuring("POST /v1/checkout/sessions", () => shop.begin(orderId));
    const sessionId = await shop.payInFull(orderId);
    expect(shop.pagesOf(orderId)).toHaveLength(1);
    expect(await shop.tell(sessionId)).toBe(200);
    expect(await shop.moneyOf(orderId)).toMatchObject({
      status: "received",
      paid: shop.heldFor(orderId) / 100,
    });
  });

  it("hears of what was paid while it was dead, once, though it is told three times", async () => {
    const orderId = await shop.order();
    expect((await shop.begin(orderId)).status).toBe(200);
    const session = shop.stripe.sessionOf(orderId);
    if (!session) throw new Error("no page at Stripe");
    await shop.killAndRestart(() => shop.stripe.pay(session.id));
    const replies = await Promise.all(Array.from({ length: 3 }, () => shop.tell(session.id)));
    expect(replies).toEqual([200, 200, 200]);
    const { status, paid, attempts } = await shop.moneyOf(orderId);
    expect([status, paid * 100]).toEqual(["received", session.amount]);
    expect(attempts).toMatchObject([{ state: "paid", isPayment: true }]);
  });

  it("agrees with Stripe about every cent afterwards", async () => {
    const compared = await shop.compared();
    expect(compared.map(({ agrees }) => agrees)).toEqual([true, true]);
  });
});
