import type { CartItem, SavedCart } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { newId } from "../../../core/ids";
import { buildTestApp, TEST_PASSWORD, type TestUser } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";

const { shop, call, db, sql, staff, place } = await openOrderShop({ SHOP_PAYMENT_METHODS: "bank_transfer" });
let shoppers = 0;
const newShopper = () => {
  shoppers += 1;
  return shop.as("User", `10.8.0.${shoppers}`);
};
const read = async (user: TestUser) => (await call(user, "GET", "/cart")).json<SavedCart>();
const save = (user: TestUser | null, version: number, items: readonly unknown[]) =>
  call(user, "PUT", "/cart", { payload: { version, items } });
const chair = async (quantity = 1): Promise<CartItem> => ({ productId: await storeProduct(db, 9), quantity });

describe("a saved cart", () => {
  it("is empty at first, and is the same on all devices of the account", async () => {
    const shopper = await newShopper();
    expect(await read(shopper)).toEqual({ version: 0, items: [] });
    const items = [{ ...(await chair(2)), seenPrice: 123.45 }, await chair()];
    const saved = await save(shopper, 0, items);
    expect([saved.statusCode, saved.json()]).toEqual([200, { version: 1, items, dropped: [] }]);
    expect(await read(shopper)).toEqual({ version: 1, items });
    expect(await read(await newShopper())).toEqual({ version: 0, items: [] });
  });

  it("accepts one of two concurrent edits and replies with the current cart", async () => {
    const shopper = await newShopper();
    const [one, two] = [await chair(), await chair()];
    const replies = await Promise.all([save(shopper, 0, [one]), save(shopper, 0, [two])]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const refused = replies.find(({ statusCode }) => statusCode === 412);
    expect(refused?.json().context).toEqual(await read(shopper));
    for (const version of [3, 2 ** 40])
      expect((await save(await newShopper(), version, [one])).statusCode).toBe(412);
  });

  it("drops what is no longer sold and names it", async () => {
    const shopper = await newShopper();
    const [sold, draft, withOptions] = [await chair(), await chair(), await chair()];
    await sql`UPDATE products SET published = false WHERE id = ${draft.productId}`;
    const oak = newId(new Date());
    await sql`INSERT INTO variants (id, product_id, position, choice, label, price_cents, quantity)
      VALUES (${oak}, ${withOptions.productId}, 0, '{oak}', 'Oak', 20000, 5)`;
    const items = [
      draft,
      { ...withOptions, variantId: oak },
      { ...withOptions, variantId: newId(new Date()) },
      { ...sold, productId: newId(new Date()) },
      sold,
    ];
    const { items: kept, dropped } = (await save(shopper, 0, items)).json();
    expect(kept).toEqual([items[1], sold]);
    expect(dropped.map(({ productId }: CartItem) => productId)).toEqual(
      [items[0], items[2], items[3]].map((item) => item?.productId),
    );
  });

  it("refuses too many items, an item twice, a wrong quantity and unknown fields", async () => {
    const shopper = await newShopper();
    const item = await chair();
    for (const items of [
      Array.from({ length: 101 }, () => ({ ...item, productId: newId(new Date()) })),
      [item, item],
      [{ ...item, quantity: 0 }],
      [{ ...item, seenPrice: 1.005 }],
      [{ ...item, price: 1 }],
    ])
      expect((await save(shopper, 0, items)).statusCode).toBe(400);
    expect((await read(shopper)).version).toBe(0);
  });

  it("loses what was ordered and keeps the rest", async () => {
    const shopper = await newShopper();
    const [ordered, kept] = [await chair(2), await chair()];
    await save(shopper, 0, [ordered, kept]);
    await place([{ productId: ordered.productId, quantity: 2 }], {}, shopper);
    expect(await read(shopper)).toEqual({ version: 2, items: [kept] });
  });

  it("stays when staff order for the customer", async () => {
    const shopper = await newShopper();
    const item = await chair();
    await save(shopper, 0, [item]);
    const payload = {
      customerId: shopper.id,
      items: [item],
      firstName: "Ada",
      lastName: "Lund",
      country: "Norway",
      address: "1 Fjord Road",
      phoneNumber: "+47 22 33 44 55",
      paymentMethod: "bank_transfer",
    };
    const reply = await call(staff, "POST", "/admin/orders", { payload, headers: newKey() });
    expect(reply.statusCode, reply.body).toBe(201);
    expect((await read(shopper)).items).toEqual([item]);
  });

  it("is exported and deleted with the account", async () => {
    const shopper = await newShopper();
    const item = await chair();
    await save(shopper, 0, [item]);
    expect((await call(shopper, "GET", "/account/export")).json().cart).toEqual([item]);
    const payload = { password: TEST_PASSWORD };
    expect((await call(shopper, "POST", "/account/delete", { payload })).statusCode).toBe(204);
    expect(await sql`SELECT 1 FROM carts WHERE user_id = ${shopper.id}`).toEqual([]);
  });

  it("needs an account, and trading mode", async () => {
    expect((await call(null, "GET", "/cart")).statusCode).toBe(401);
    expect((await save(null, 0, [])).statusCode).toBe(401);
    const showroom = await buildTestApp();
    const visitor = await showroom.as("User");
    expect((await showroom.call(visitor, "GET", "/cart")).statusCode).toBe(404);
    const payload = { version: 0, items: [] };
    expect((await showroom.call(visitor, "PUT", "/cart", { payload })).statusCode).toBe(404);
  });
});
