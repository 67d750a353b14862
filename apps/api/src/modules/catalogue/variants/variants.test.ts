import { type Product, validationTexts } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const { call } = shop;
const sql = sqlOn(shop.db);
let admin: TestUser;
let shopper: TestUser;
beforeAll(async () => {
  admin = await shop.as("Admin");
  shopper = await shop.as("User");
});

const OPTION = {
  name: "Fabric",
  values: [
    { key: "moss", name: "Moss green wool", swatch: "#61634B" },
    { key: "sand", name: "Sand wool", swatch: "#b3a68a" },
  ],
};
const moss = { values: ["moss"], price: 900, quantity: 3 };
const sand = {
  values: ["sand"],
  price: 950,
  quantity: 4,
  imageUrl: "https://pictures.example/sand_1280.webp",
};

const create = async (quantity = 12) =>
  (await call(admin, "POST", "/products", { payload: productForm({ quantity }) })).json<Product>();
const save = (id: string, payload: object, headers = {}) =>
  call(admin, "PUT", `/products/${id}/variants`, { payload, headers });
const read = async (id: string) => (await call(null, "GET", `/products/${id}`)).json<Product>();
async function createSofa(variants: object[] = [moss, sand]) {
  const { id } = await create();
  const reply = await save(id, { options: [OPTION], variants });
  expect(reply.statusCode).toBe(200);
  const [first, second] = reply.json<Product>().variants ?? [];
  return { id, first: first?.id ?? "", second: second?.id ?? "" };
}
const order = (items: object[]) =>
  call(shopper, "POST", "/orders", {
    payload: { ...orderBody([]), items },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
const quantities = async (id: string) => {
  const { quantity, variants = [] } = await read(id);
  return [quantity, ...variants.map((variant) => variant.quantity)];
};

describe("a product with options", () => {
  it("has the price and image of its first variant and the total stock of all", async () => {
    const { id, first, second } = await createSofa([sand, moss]);
    const product = await read(id);
    expect(product).toMatchObject({ price: 950, quantity: 7, imageUrl: sand.imageUrl, version: 3 });
    expect(product.options?.[0]?.values[0]).toEqual({
      key: "moss",
      name: "Moss green wool",
      swatch: "#61634b",
    });
    expect(product.variants).toEqual([
      {
        id: first,
        sku: null,
        name: "Sand wool",
        values: ["sand"],
        price: 950,
        quantity: 4,
        imageUrl: sand.imageUrl,
      },
      {
        id: second,
        sku: null,
        name: "Moss green wool",
        values: ["moss"],
        price: 900,
        quantity: 3,
        imageUrl: sand.imageUrl,
      },
    ]);
  });

  it("shows a swatch image, which counts as used while it is shown", async () => {
    const { id } = await create();
    const name = "cd".repeat(16);
    const uses = () => sql`SELECT kind, subject_id FROM image_uses WHERE name = ${name}`;
    const [first, second] = OPTION.values;
    const wool = { ...first, swatchUrl: `http://localhost:80/images/uploads/${name}_640.webp` };
    const saved = await save(id, { options: [{ ...OPTION, values: [wool, second] }], variants: [moss] });
    expect(saved.statusCode).toBe(200);
    const [shown, plain] = (await read(id)).options?.[0]?.values ?? [];
    expect(shown?.swatchUrl).toMatch(new RegExp(`^http://[^/]+/images/uploads/${name}_640.webp$`));
    expect(plain).not.toHaveProperty("swatchUrl");
    expect(await uses()).toEqual([{ kind: "product", subject_id: id }]);
    const script = { ...first, swatchUrl: "javascript:alert(1)" };
    const refused = await save(id, { options: [{ ...OPTION, values: [script] }], variants: [moss] });
    expect(refused.statusCode).toBe(400);
    await save(id, { options: [OPTION], variants: [moss] });
    expect(await uses()).toEqual([]);
  });

  it("shows the images of a variant until its front image is replaced", async () => {
    const { id, first, second } = await createSofa();
    const images = [
      { url: sand.imageUrl, alt: "The sofa in sand wool, from the front", kind: "front" },
      { url: "/images/sofa.sand.side_1280.webp", alt: "The sofa from behind, in sand wool", kind: "side" },
    ];
    await sql`update variants set images = ${JSON.stringify(images)}::jsonb where id = ${second}`;
    const saveSand = async (change: object) =>
      (
        await save(id, {
          options: [OPTION],
          variants: [
            { ...moss, id: first },
            { ...sand, id: second, ...change },
          ],
        })
      ).json<Product>().variants ?? [];
    const [ofMoss, ofSand] = await saveSand({ price: 970 });
    expect(ofMoss?.images).toBeUndefined();
    expect(ofSand?.images).toEqual([
      images[0],
      { ...images[1], url: expect.stringMatching(/^http.*\/images\/sofa\.sand\.side_1280\.webp$/) },
    ]);
    const [, repainted] = await saveSand({ imageUrl: "https://pictures.example/dune_1280.webp" });
    expect(repainted?.images).toBeUndefined();
  });

  it("has itself as its only variant if it has no options", async () => {
    const product = await create();
    const { options, variants } = await read(product.id);
    expect(options).toEqual([]);
    const { id, price, quantity, imageUrl } = product;
    expect(variants).toEqual([{ id, sku: null, name: "", values: [], price, quantity, imageUrl }]);
    const placed = await order([{ productId: id, variantId: id, quantity: 2 }]);
    expect(placed.statusCode).toBe(201);
    expect(placed.json().lines[0]).not.toHaveProperty("variant");
  });

  it("keeps its stock when all variants are removed", async () => {
    const { id } = await createSofa();
    expect((await save(id, { options: [], variants: [] })).json()).toMatchObject({
      options: [],
      quantity: 7,
      price: 900,
    });
    expect((await order([{ productId: id, quantity: 7 }])).statusCode).toBe(201);
  });

  it("refuses another total stock in trading mode, and updates equal prices when the product form is saved", async () => {
    const { id, first } = await createSofa([moss, { ...sand, price: 900 }]);
    const edit = (changes: object) =>
      call(admin, "PUT", "/products", { payload: { ...productForm({ price: 900 }), id, ...changes } });
    for (const changes of [{ quantity: 9 }, { quantity: 0 }, { quantity: 8, quantitySeen: 6 }]) {
      const refused = await edit({ price: 880, ...changes });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toEqual({ quantity: validationTexts.variantStock });
    }
    const adjusted = { mode: "set", amount: 9, reason: "count" };
    const stock = await call(admin, "POST", `/products/${id}/stock`, { payload: adjusted });
    expect(stock.json().errors).toEqual({ amount: validationTexts.variantStock });
    expect(await quantities(id)).toEqual([7, 3, 4]);

    await order([{ productId: id, variantId: first, quantity: 1 }]);
    expect((await edit({ quantity: 7, quantitySeen: 7, price: 880 })).json().quantity).toBe(6);
    expect(await quantities(id)).toEqual([6, 2, 4]);
    expect((await read(id)).variants?.map(({ price }) => price)).toEqual([880, 880]);
  });

  it("shows a higher compare-at price, also in lists", async () => {
    const { id } = await createSofa([{ ...moss, compareAtPrice: 1_200 }, sand]);
    const [listed] = (await call(admin, "GET", `/products?ids=${id}`)).json<Product[]>();
    expect(listed).toMatchObject({ price: 900, compareAtPrice: 1_200 });
    expect(listed).not.toHaveProperty("variants");
  });

  it("changes its ETag when stock moves between variants", async () => {
    const { id, first, second } = await createSofa();
    const before = await call(null, "GET", `/products/${id}`);
    for (const [variantId, amount] of [
      [first, -1],
      [second, 1],
    ] as const) {
      const payload = { mode: "change", amount, reason: "correction", variantId };
      expect((await call(admin, "POST", `/products/${id}/stock`, { payload })).statusCode).toBe(200);
    }
    expect(await quantities(id)).toEqual([7, 2, 5]);
    const headers = { "if-none-match": String(before.headers.etag) };
    expect((await call(null, "GET", `/products/${id}`, { headers })).statusCode).toBe(200);
  });
});

describe("an order of a variant", () => {
  it("stores the label, price and image of the variant and takes its stock only", async () => {
    const { id, second } = await createSofa();
    const quote = await call(shopper, "POST", "/orders/quote", {
      payload: { items: [{ productId: id, variantId: second, quantity: 2 }] },
    });
    const line = { productId: id, variantId: second, variant: "Sand wool", price: 950, total: 1_900 };
    expect(quote.json().lines).toMatchObject([line]);
    const placed = await order([{ productId: id, variantId: second, quantity: 2 }]);
    expect(placed.json().lines).toMatchObject([{ ...line, imageUrl: sand.imageUrl }]);
    expect((await call(shopper, "GET", `/orders/${placed.json().id}`)).json().lines).toMatchObject([line]);
    expect(await quantities(id)).toEqual([5, 3, 2]);
  });

  it("uses the default variant if none is named, and never the stock of another", async () => {
    const { id, first } = await createSofa();
    const placed = await order([
      { productId: id, quantity: 1 },
      { productId: id, variantId: first, quantity: 2 },
    ]);
    expect(placed.json().lines).toMatchObject([{ variant: "Moss green wool", quantity: 3 }]);
    const refused = await order([{ productId: id, quantity: 1 }]);
    expect(refused.json().context.shortages).toEqual([{ productId: id, wanted: 1, left: 0 }]);
    expect(await quantities(id)).toEqual([4, 0, 4]);
  });

  it("sells the last item once under concurrent orders", async () => {
    const { id, first, second } = await createSofa([{ ...moss, quantity: 1 }, sand]);
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () => order([{ productId: id, variantId: first, quantity: 1 }])),
      ...Array.from({ length: 4 }, () => order([{ productId: id, variantId: second, quantity: 1 }])),
    ]);
    const placed = replies.map(({ statusCode }) => statusCode);
    expect(placed.slice(0, 6).filter((status) => status === 201)).toHaveLength(1);
    expect(placed.slice(6)).toEqual([201, 201, 201, 201]);
    expect(await quantities(id)).toEqual([0, 0, 0]);
    const moves = await sql<{ after: number }>`
      SELECT quantity_after AS after FROM stock_moves WHERE product_id = ${id} AND kind = 'sale' ORDER BY id`;
    expect(moves.map(({ after }) => after)).toEqual([4, 3, 2, 1, 0]);
  });

  it("restores the stock of variants and products when it is cancelled", async () => {
    const { id, second } = await createSofa();
    const plain = await create(5);
    const placed = await order([
      { productId: plain.id, quantity: 2 },
      { productId: id, variantId: second, quantity: 4 },
    ]);
    expect(await quantities(id)).toEqual([3, 3, 0]);
    await call(shopper, "POST", `/orders/${placed.json().id}/status`, { payload: { status: "CANCELLED" } });
    expect(await quantities(id)).toEqual([7, 3, 4]);
    expect((await read(plain.id)).quantity).toBe(5);
    const moves = (await call(admin, "GET", `/products/${id}/stock?limit=1`)).json();
    expect(moves).toMatchObject([{ kind: "cancel", change: 4, quantityAfter: 7, variantId: second }]);
  });

  it("is refused after the variant is removed; older orders keep its label and can be cancelled", async () => {
    const { id, first, second } = await createSofa();
    const placed = (await order([{ productId: id, variantId: second, quantity: 1 }])).json();
    const { variants = [] } = await read(id);
    await save(id, { options: [OPTION], variants: [{ ...moss, id: variants[0]?.id }] });
    const items = [{ productId: id, variantId: second, quantity: 1 }];
    expect((await order(items)).json().context.shortages).toEqual([
      { productId: id, variantId: second, wanted: 1, left: 0 },
    ]);
    expect((await call(shopper, "POST", "/orders/quote", { payload: { items } })).statusCode).toBe(404);
    const older = (await call(shopper, "GET", `/orders/${placed.id}`)).json();
    expect(older.lines).toMatchObject([{ variant: "Sand wool", variantId: null, price: 950 }]);
    await call(shopper, "POST", `/orders/${placed.id}/status`, { payload: { status: "CANCELLED" } });
    expect(await quantities(id)).toEqual([4, 4]);
    expect((await read(id)).variants?.[0]?.id).toBe(first);
  });

  it("is refused for a variant of another product", async () => {
    const [one, other] = [await create(), await createSofa()];
    expect((await order([{ productId: one.id, variantId: other.first, quantity: 1 }])).statusCode).toBe(409);
    expect((await order([{ productId: other.id, variantId: one.id, quantity: 1 }])).statusCode).toBe(409);
  });
});

describe("saving variants", () => {
  it("refuses a SKU that is used twice", async () => {
    const { id } = await create();
    const sameSku = [
      { ...moss, sku: "LW-1" },
      { ...sand, sku: "lw-1" },
    ];
    const twice = await save(id, { options: [OPTION], variants: sameSku });
    expect(twice.json().errors).toEqual({ "variants.1.sku": validationTexts.duplicateSku });
    const saved = await createSofa([
      { ...moss, sku: "LW-2" },
      { ...sand, sku: "LW-3" },
    ]);
    const taken = await save(id, { options: [OPTION], variants: [moss, { ...sand, sku: "lw-3" }] });
    expect(taken.json()).toMatchObject({
      code: "sku_taken",
      errors: { "variants.1.sku": validationTexts.skuTaken },
    });
    const swapped = [
      { ...moss, id: saved.first, sku: "LW-3" },
      { ...sand, id: saved.second, sku: "LW-2" },
    ];
    expect((await save(saved.id, { options: [OPTION], variants: swapped })).statusCode).toBe(200);
    const racing = await Promise.all(
      [await create(), await create()].map((product) =>
        save(product.id, { options: [OPTION], variants: [{ ...moss, sku: "LW-RACE" }] }),
      ),
    );
    expect(racing.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it("changes stock by the difference to the quantity seen, so that items sold meanwhile stay sold", async () => {
    const { id, first, second } = await createSofa();
    await order([{ productId: id, variantId: first, quantity: 2 }]);
    const seen = [
      { ...moss, id: first, quantity: 13, quantitySeen: 3 },
      { ...sand, id: second },
    ];
    expect((await save(id, { options: [OPTION], variants: seen })).statusCode).toBe(200);
    expect(await quantities(id)).toEqual([15, 11, 4]);
    const tooFew = [{ ...moss, id: first, quantity: 0, quantitySeen: 20 }];
    expect((await save(id, { options: [OPTION], variants: tooFew })).json().errors).toEqual({
      "variants.0.quantity": validationTexts.stockBelowZero,
    });
  });

  it("refuses an outdated version and unknown variants", async () => {
    const { id, first } = await createSofa();
    const payload = { options: [OPTION], variants: [{ ...moss, id: first }] };
    expect((await save(id, payload, { "if-match": '"1"' })).statusCode).toBe(412);
    const gone = { options: [OPTION], variants: [{ ...moss, id: "0".repeat(24) }] };
    expect((await save(id, gone)).json().errors).toEqual({ "variants.0.id": validationTexts.variantDeleted });
  });

  it.each([
    ["an unknown option value", { variants: [{ ...moss, values: ["teal"] }] }, "variants.0.values"],
    ["two variants with the same values", { variants: [moss, moss] }, "variants.1.values"],
    ["options without variants", { variants: [] }, "variants"],
    ["variants without options", { options: [], variants: [moss] }, "variants.0.values"],
    ["two options with the same name", { options: [OPTION, OPTION], variants: [moss] }, "options.1.name"],
    [
      "a length of 10^9 cm",
      { variants: [{ ...moss, measures: { width: 1e9 } }] },
      "variants.0.measures.width",
    ],
    [
      "a length that is not a number",
      { variants: [{ ...moss, measures: { width: null } }] },
      "variants.0.measures.width",
    ],
    [
      "a compare-at price that is not higher",
      { variants: [{ ...moss, compareAtPrice: 900 }] },
      "variants.0.compareAtPrice",
    ],
    ["500 variants", { variants: Array.from({ length: 500 }, () => moss) }, "variants"],
  ])("refuses %s with an error for the field", async (_, changes, field) => {
    const { id } = await create();
    const reply = await save(id, { options: [OPTION], ...changes });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors)).toContain(field);
    expect((await read(id)).options).toEqual([]);
  });
});

it("keeps product stock equal to the sum of its variants under concurrent writes", async () => {
  const { id, first, second } = await createSofa([
    { ...moss, quantity: 200 },
    { ...sand, quantity: 200 },
  ]);
  const adjust = (amount: number) =>
    call(admin, "POST", `/products/${id}/stock`, {
      payload: { mode: "change", amount, reason: "count", variantId: first },
    });
  // Locks the product first, like all writers: another order could deadlock.
  const updateDirectly = (write: (tx: typeof sql) => Promise<unknown>) =>
    inTransaction(shop.db, async (tx) => {
      await sqlOn(tx)`SELECT FROM products WHERE id = ${id} FOR UPDATE`;
      await write(sqlOn(tx));
    });
  await Promise.all([
    ...Array.from({ length: 8 }, (_, n) =>
      order([{ productId: id, variantId: n % 2 ? first : second, quantity: 1 + (n % 3) }]),
    ),
    ...Array.from({ length: 4 }, (_, n) => adjust(n % 2 ? -5 : 3)),
    updateDirectly((tx) => tx`UPDATE variants SET quantity = quantity - 7 WHERE id = ${first}`),
    updateDirectly((tx) => tx`UPDATE variants SET quantity = quantity + 2 WHERE id = ${second}`),
    sql`UPDATE products SET quantity = quantity - 6 WHERE id = ${id}`,
  ]);
  const [sums] = await sql`
    SELECT products.quantity = sum(variants.quantity) AS equal FROM products JOIN variants ON product_id = products.id
    WHERE products.id = ${id} GROUP BY products.id`;
  expect(sums).toEqual({ equal: true });
});
