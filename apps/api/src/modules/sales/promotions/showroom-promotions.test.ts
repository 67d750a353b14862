import type { Product, Quote, ShopInfo } from "@larkwood/contract";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";

const { as, call, db } = await buildTestApp();
const [owner, shopper] = [await as("Admin"), await as("User")];
const productId = await storeProduct(db, 9, 10_000);

const change = (mode: string) => call(owner, "PUT", "/settings/mode", { payload: { value: mode } });
async function whatShoppersSee() {
  const items = [{ productId, quantity: 1 }];
  const payload = { items, country: "Norway" };
  const withCode = { ...payload, coupon: "TEN" };
  const quoteFor = async (body: object) =>
    (await call(shopper, "POST", "/orders/quote", { payload: body })).json<Quote>().total;
  return {
    total: await quoteFor(payload),
    withCode: await quoteFor(withCode),
    badge: (await call(shopper, "GET", `/products/${productId}`)).json<Product>().promotion,
    asksForQuotes: (await call(null, "GET", "/shop")).json<ShopInfo>().promotions,
  };
}

it("has promotions without a code only in trading mode, and coupons always", async () => {
  const promote = (promotion: object) => call(owner, "POST", "/admin/promotions", { payload: promotion });
  const percent = { kind: "percent", value: 20 };
  await promote({ name: "Sale", when: { products: [productId] }, what: percent });
  await promote({ name: "Coupon", code: "TEN", what: { ...percent, value: 10 } });
  const inShowroom = { total: 100, withCode: 90, badge: undefined, asksForQuotes: undefined };
  expect(await whatShoppersSee()).toEqual(inShowroom);
  expect((await change("trading")).statusCode).toBe(200);
  // Pages learn of it a moment later.
  await expect.poll(whatShoppersSee).toEqual({ total: 80, withCode: 72, badge: "Sale", asksForQuotes: true });
  await change("showroom");
  expect(await whatShoppersSee()).toEqual(inShowroom);
});
