import type { Order, Quote, SettingChange, ShippingRules, TaxRules } from "@larkwood/contract";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody, stockOf, storeProduct } from "../../../testing/fixtures/orders";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "pay_on_delivery" } });
const ROUNDS = 30;
const SHOPPERS = 4;
const PRICE = 80;

interface Rules {
  shipping: ShippingRules;
  tax: TaxRules;
}

const rules = (price: number, percent: number): Rules => ({
  shipping: {
    twoMan: [],
    zones: [
      {
        name: "All",
        countries: [],
        options: [{ name: "Parcel", kind: "parcel", price, freeFrom: null, fromDays: 1, toDays: 2 }],
      },
    ],
  },
  tax: { included: false, rates: [{ name: "VAT", country: "", category: null, percent }] },
});
// Two sets of rules: 80 + 20 + 25 %, and 80 + 40 + 50 %.
const PAIRS = [rules(20, 25), rules(40, 50)] as const;
const COSTS = new Set(["20 25 125", "40 60 180"]);

it("prices an order by one consistent set of rules while they change, at the total that the customer saw", async () => {
  const owner = await shop.as("Admin");
  const productId = await storeProduct(shop.db, 100_000, PRICE * 100);
  const items = [{ productId, quantity: 1 }];
  let version = 0;
  const change = async ({ shipping, tax }: Rules) => {
    const changes: SettingChange[] = [
      { key: "shipping", value: shipping, version },
      { key: "tax", value: tax, version },
    ];
    const reply = await shop.call(owner, "PUT", "/settings", { payload: { changes } });
    expect(reply.statusCode, reply.body).toBe(200);
    version += 1;
  };
  await change(PAIRS[0]);

  let isOver = false;
  const buy = async () => {
    const shopper = await shop.as("User");
    const outcomes = { placed: [] as Order[], agreed: [] as number[], refused: 0 };
    while (!isOver) {
      const seen = (
        await shop.call(shopper, "POST", "/orders/quote", { payload: { items, country: "Norway" } })
      ).json<Quote>();
      const reply = await shop.call(shopper, "POST", "/orders", {
        payload: orderBody(items, {
          paymentMethod: "pay_on_delivery",
          delivery: "Parcel",
          expectedTotal: seen.total,
        }),
        headers: { "idempotency-key": crypto.randomUUID() },
      });
      if (reply.statusCode === 409) outcomes.refused += 1;
      else {
        expect(reply.statusCode, reply.body).toBe(201);
        outcomes.placed.push(reply.json<Order>());
        outcomes.agreed.push(seen.total);
      }
    }
    return outcomes;
  };
  const shoppers = Array.from({ length: SHOPPERS }, buy);
  for (let round = 1; round <= ROUNDS; round += 1) await change(PAIRS[(round % 2) as 0 | 1]);
  isOver = true;
  const all = await Promise.all(shoppers);

  const placed = all.flatMap((one) => one.placed);
  expect(placed.length).toBeGreaterThan(0);
  for (const { shipping, tax, total } of placed) expect(COSTS).toContain(`${shipping} ${tax} ${total}`);
  expect(placed.map(({ total }) => total)).toEqual(all.flatMap((one) => one.agreed));
  // Refused orders have taken no stock.
  expect(await stockOf(shop.db, productId)).toBe(100_000 - placed.length);
});
