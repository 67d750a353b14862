import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCardShop, POLLING } from "./card-shop";

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

describe("a shop killed during a refund", () => {
  it("refunds once, whether it dies before Stripe refunds or before it gets Stripe's reply", async () => {
    const [unsent, sent] = [await shop.order(), await shop.order()];
    for (const orderId of [unsent, sent])
      expect(await shop.sendEvent(await shop.payInFull(orderId))).toBe(200);
    shop.stripe.setMode("silent");
    await shop.killDuring("GET /v1/refunds", () => shop.refund(unsent));
    shop.stripe.setMode("mute");
    await shop.killDuring("POST /v1/refunds", () => shop.refund(sent));
    for (const orderId of [unsent, sent]) {
      // The lease of the killed process lasts a minute.
      await expect.poll(async () => (await shop.paymentsOf(orderId)).status, POLLING).toBe("refunded");
      expect(shop.sessionsOf(orderId).flatMap(({ refunds }) => refunds)).toHaveLength(1);
      expect(shop.netAmountOf(orderId)).toBe(0);
    }
    expect((await shop.reconcile()).map(({ agrees }) => agrees)).toEqual([true, true]);
  }, 400_000);
});
