import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCardShop, PATIENCE } from "./card-shop";

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

describe("a shop that is killed while it gives money back", () => {
  it("gives it back once, whether it dies before Stripe has done so or before it hears of it", async () => {
    const [asked, done] = [await shop.order(), await shop.order()];
    for (const orderId of [asked, done]) expect(await shop.tell(await shop.payInFull(orderId))).toBe(200);
    shop.stripe.be("silent");
    await shop.killDuring("GET /v1/refunds", () => shop.refund(asked));
    shop.stripe.be("mute");
    await shop.killDuring("POST /v1/refunds", () => shop.refund(done));
    for (const orderId of [asked, done]) {
      // What the dead process had begun is kept for it for a minute.
      await expect.poll(async () => (await shop.moneyOf(orderId)).status, PATIENCE).toBe("refunded");
      expect(shop.pagesOf(orderId).flatMap(({ refunds }) => refunds)).toHaveLength(1);
      expect(shop.heldFor(orderId)).toBe(0);
    }
    expect((await shop.compared()).map(({ agrees }) => agrees)).toEqual([true, true]);
  }, 400_000);
});
