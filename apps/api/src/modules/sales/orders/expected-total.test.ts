import { type Product, quoteSchema } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody, stockOf, storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_MAX_PER_LINE: "10", SHOP_MAX_PER_ORDER: "15" },
});
const sql = sqlOn(shop.db);
let shopper: TestUser;
beforeAll(async () => {
  shopper = await shop.as("User");
});

const post = (payload: object, key: string = crypto.randomUUID()) =>
  shop.call(shopper, "POST", "/orders", { payload, headers: { "idempotency-key": key } });

describe("an order with an expected total", () => {
  it("is refused with the new quote when the price has changed, and takes no stock", async () => {
    const productId = await storeProduct(shop.db, 5, 100_00);
    await sql`INSERT INTO promotions (id, code, name, rule, created_at)
      VALUES (${"c".repeat(24)}, 'TENTH', 'Ten', '{"conditions":{},"effect":{"kind":"percent","value":1000}}', now())`;
    const items = [{ productId, quantity: 2 }];
    const { total } = (
      await shop.call(shopper, "POST", "/orders/quote", { payload: { items, coupon: "TENTH" } })
    ).json();
    expect(total).toBe(180);
    await sql`UPDATE products SET price_cents = 9999900 WHERE id = ${productId}`;

    const body = orderBody(items, { coupon: "TENTH", expectedTotal: total });
    const refused = await post(body, "one-key-for-both");
    expect([refused.statusCode, refused.json().code]).toEqual([409, "price_changed"]);
    const quote = quoteSchema.parse(refused.json().context.quote);
    expect(quote).toMatchObject({ total: 179_998.2, coupon: "TENTH", lines: [{ productId, price: 99_999 }] });
    expect(await stockOf(shop.db, productId)).toBe(5);
    expect(await sql`SELECT uses FROM promotions WHERE code = 'TENTH'`).toEqual([{ uses: 0 }]);
    expect(await sql`SELECT FROM orders WHERE user_id = ${shopper.id}`).toEqual([]);

    const agreed = await post({ ...body, expectedTotal: quote.total }, "one-key-for-both");
    expect([agreed.statusCode, agreed.json().total]).toEqual([201, quote.total]);
  });

  it("is refused when the price has dropped, and placed when it is unchanged", async () => {
    const productId = await storeProduct(shop.db, 5, 19_99);
    const body = orderBody([{ productId, quantity: 3 }]);
    expect((await post({ ...body, expectedTotal: 59.98 })).statusCode).toBe(409);
    expect((await post({ ...body, expectedTotal: 59.97 })).statusCode).toBe(201);
    expect((await post({ ...body, expectedTotal: 1.234 })).statusCode).toBe(400);
  });
});

describe("an order above the quantity limits", () => {
  it.each([
    ["one product", [[11, 50]], "You can order at most 10 of one product."],
    [
      "one product in two lines",
      [
        [6, 50],
        [6, 50],
      ],
      "You can order at most 10 of one product.",
    ],
    [
      "several products",
      [
        [8, 50],
        [8, 50],
      ],
      "An order can have at most 15 items.",
    ],
  ] as const)("(%s) is refused with a message, as is its quote", async (title, quantities, text) => {
    const same = await storeProduct(shop.db, 50);
    const items = await Promise.all(
      quantities.map(async ([quantity, stock]) => ({
        productId: title.includes("two lines") ? same : await storeProduct(shop.db, stock),
        quantity,
      })),
    );
    const refused = await post(orderBody(items));
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { items: text }]);
    const quoted = await shop.call(shopper, "POST", "/orders/quote", { payload: { items } });
    expect([quoted.statusCode, quoted.json().detail]).toEqual([400, text]);
    for (const { productId } of items) expect(await stockOf(shop.db, productId)).toBe(50);
  });

  it("counts the default variant once, whether it is named or not", async () => {
    const admin = await shop.as("Admin");
    const created = await shop.call(admin, "POST", "/products", { payload: productForm() });
    const { id: productId } = created.json<Product>();
    const options = [{ name: "Fabric", values: [{ key: "moss", name: "Moss" }] }];
    const variants = [{ values: ["moss"], price: 900, quantity: 50 }];
    const saved = await shop.call(admin, "PUT", `/products/${productId}/variants`, {
      payload: { options, variants },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const variantId = saved.json<Product>().variants?.[0]?.id ?? "";
    const items = [
      { productId, quantity: 6 },
      { productId, variantId, quantity: 6 },
    ];
    const quoted = await shop.call(shopper, "POST", "/orders/quote", { payload: { items } });
    for (const refused of [await post(orderBody(items)), quoted])
      expect([refused.statusCode, refused.json().detail]).toEqual([
        400,
        "You can order at most 10 of one product.",
      ]);
    expect(await stockOf(shop.db, productId)).toBe(50);
  });
});
