import { type AdminProduct, type Product, type Quote, validationTexts as t } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody } from "../../../testing/fixtures/orders";
import { duringCall } from "../../../testing/in-flight";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

let now = Date.parse("2026-11-05T09:30:00.000Z");
const clock = () => new Date(now);
const shop = await buildTestApp({
  clock,
  env: { SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_CATALOGUE: "public" },
});
const { call } = shop;
const sql = sqlOn(shop.db);
const admin = await shop.as("Admin");
const shopper = await shop.as("User");
const MINUTE = 60_000;
// Access tokens expire after ten minutes, so each test advances the clock by seconds only.
const inSeconds = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
const wait = (seconds: number) => {
  now += seconds * 1_000;
};

const create = async (fields = {}) =>
  (
    await call(admin, "POST", "/products", { payload: productForm({ price: 249.9, ...fields }) })
  ).json<Product>();
const detail = (id: string) => call(null, "GET", `/products/${id}`);
const read = async (id: string) => (await detail(id)).json<Product>();
const list = async (query = "") => (await call(null, "GET", `/products?${query}`)).json<Product[]>();
const onSale = async () => (await call(null, "GET", "/products/facets")).json<{ onSale: number }>().onSale;
const setSalePrices = (id: string, salePrices: object[]) =>
  call(admin, "PUT", `/products/${id}/sale-prices`, { payload: { salePrices } });
const publish = (id: string, payload: object) =>
  call(admin, "PUT", `/products/${id}/publishing`, { payload });
const items = (productId: string, variantId?: string) => [
  { productId, quantity: 1, ...(variantId ? { variantId } : {}) },
];
const quote = (productId: string) =>
  call(shopper, "POST", "/orders/quote", { payload: { items: items(productId) } });
const order = (productId: string, variantId?: string) =>
  call(shopper, "POST", "/orders", {
    payload: { ...orderBody([]), items: items(productId, variantId) },
    headers: { "idempotency-key": crypto.randomUUID() },
  });

beforeEach(async () => {
  await sql`delete from products`;
  wait(1);
});

describe("a sale price", () => {
  it("applies everywhere from its start to its end, also in cached responses", async () => {
    const { id } = await create();
    const reply = await setSalePrices(id, [{ price: 199.9, startsAt: inSeconds(5), endsAt: inSeconds(10) }]);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<AdminProduct>().salePrices).toMatchObject([{ price: 199.9, regularPrice: null }]);
    const prices = async () => [
      (await read(id)).price,
      (await list())[0]?.price,
      (await list("onSale=true")).length,
      await onSale(),
      (await list("maxPrice=200")).length,
      (await quote(id)).json<Quote>().total,
    ];
    expect(await prices()).toEqual([249.9, 249.9, 0, 0, 0, 249.9]);
    const tag = (await detail(id)).headers.etag;
    wait(6);
    expect(await prices()).toEqual([199.9, 199.9, 1, 1, 1, 199.9]);
    expect(await read(id)).toMatchObject({ compareAtPrice: 249.9 });
    const again = await call(null, "GET", `/products/${id}`, { headers: { "if-none-match": String(tag) } });
    expect(again.statusCode).toBe(200);
    expect((await order(id)).json()).toMatchObject({ total: 199.9 });
    wait(6);
    expect(await prices()).toEqual([249.9, 249.9, 0, 0, 0, 249.9]);
    expect(await read(id)).not.toHaveProperty("compareAtPrice");
    expect((await order(id)).json()).toMatchObject({ total: 249.9 });
  });

  it("applies in every process", async () => {
    const other = await shop.another();
    const { id } = await create();
    await setSalePrices(id, [{ price: 99, startsAt: inSeconds(5), endsAt: inSeconds(10) }]);
    const otherPrice = async () => (await other.inject({ url: `/api/products/${id}` })).json<Product>().price;
    await expect.poll(otherPrice).toBe(249.9);
    expect((await read(id)).price).toBe(249.9);
    wait(6);
    expect(await Promise.all([otherPrice(), otherPrice(), read(id).then(({ price }) => price)])).toEqual([
      99, 99, 99,
    ]);
    wait(6);
    expect(await Promise.all([read(id).then(({ price }) => price), otherPrice()])).toEqual([249.9, 249.9]);
  });

  it("applies to one variant, and the product has the price of its default variant", async () => {
    const { id } = await create();
    const options = [
      {
        name: "Wood",
        values: [
          { key: "oak", name: "Oak" },
          { key: "ash", name: "Ash" },
        ],
      },
    ];
    const variants = [
      { values: ["oak"], price: 300, quantity: 2 },
      { values: ["ash"], price: 250, quantity: 2, compareAtPrice: 260 },
    ];
    const saved = await call(admin, "PUT", `/products/${id}/variants`, { payload: { options, variants } });
    const [oak, ash] = saved.json<Product>().variants ?? [];
    await setSalePrices(id, [
      { variantId: oak?.id, price: 280 },
      { variantId: ash?.id, price: 200, startsAt: inSeconds(5), endsAt: inSeconds(10) },
    ]);
    const prices = async () =>
      (await read(id)).variants?.map(({ price, compareAtPrice }) => [price, compareAtPrice]);
    expect(await prices()).toEqual([
      [280, 300],
      [250, 260],
    ]);
    expect((await read(id)).price).toBe(280);
    const { etag } = (await detail(id)).headers;
    const { version } = await read(id);
    wait(6);
    expect(await prices()).toEqual([
      [280, 300],
      [200, 250],
    ]);
    // Both a cached response and an open editor become outdated.
    const again = await call(null, "GET", `/products/${id}`, { headers: { "if-none-match": String(etag) } });
    expect(again.statusCode).toBe(200);
    const late = await call(admin, "PUT", `/products/${id}/variants`, {
      payload: { options, variants },
      headers: { "if-match": `"${version}"` },
    });
    expect(late.statusCode).toBe(412);
    expect((await order(id, ash?.id)).json()).toMatchObject({ total: 200 });
    wait(6);
    expect((await prices())?.[1]).toEqual([250, 260]);
    await setSalePrices(id, []);
    expect((await prices())?.[0]).toEqual([300, undefined]);
  });

  it("is refused if it is not lower, has ended or names an unknown variant", async () => {
    const { id } = await create();
    const errors = async (salePrice: object) => (await setSalePrices(id, [salePrice])).json().errors;
    expect(await errors({ price: 249.9 })).toEqual({
      "salePrices.0.price": `${t.salePriceTooHigh} ($249.90)`,
    });
    expect(await errors({ price: 9, endsAt: inSeconds(-5) })).toEqual({
      "salePrices.0.endsAt": t.dateInPast,
    });
    expect(await errors({ price: 9, startsAt: inSeconds(9), endsAt: inSeconds(5) })).toEqual({
      "salePrices.0.endsAt": t.saleEnd,
    });
    expect(await errors({ price: 9, variantId: "0190a0b0c0d0e0f000000001" })).toEqual({
      "salePrices.0.variantId": t.variantDeleted,
    });
    expect((await setSalePrices("0190a0b0c0d0e0f000000001", [])).statusCode).toBe(404);
    expect(
      (await call(shopper, "PUT", `/products/${id}/sale-prices`, { payload: { salePrices: [] } })).statusCode,
    ).toBe(403);
    expect((await read(id)).price).toBe(249.9);
  });

  it("is not exported: files contain regular prices", async () => {
    const { id } = await create();
    await setSalePrices(id, [{ price: 99, endsAt: inSeconds(5) }]);
    const csv = (await call(admin, "GET", "/products/export")).body;
    expect(csv).toContain(",249.90,");
    const send = async (payload: string) =>
      (
        await call(admin, "POST", "/products/import", { payload, headers: { "content-type": "text/csv" } })
      ).json().counts;
    expect(await send(csv)).toMatchObject({ unchanged: 1 });
    expect(await send(`id,price\n${id},300\n`)).toMatchObject({ update: 1 });
    expect(await read(id)).toMatchObject({ price: 99, compareAtPrice: 300 });
    wait(6);
    expect((await read(id)).price).toBe(300);
    expect(await send(csv.replace("249.90", "300"))).toMatchObject({ unchanged: 1 });
  });
});

describe("a product that is not published", () => {
  const visibility = async (id: string) => {
    const adminReply = await call(admin, "GET", `/admin/products/${id}`);
    expect(adminReply.statusCode).toBe(200);
    const found = (await call(null, "GET", "/products/suggestions?search=larchwood")).json<Product[]>();
    const facets = (await call(null, "GET", "/products/facets")).json<{ total: number }>();
    return [
      (await detail(id)).statusCode,
      (await list()).length,
      (await list("search=larchwood")).length,
      (await list(`ids=${id}`)).length,
      (await call(null, "GET", "/products")).headers["x-total-count"],
      found.length,
      facets.total,
      (await quote(id)).statusCode,
    ];
  };
  const VISIBLE = [200, 1, 1, 1, "1", 1, 1, 200];
  const HIDDEN = [404, 0, 0, 0, "0", 0, 0, 404];

  it("is visible only in the admin area until its publishing time", async () => {
    const { id } = await create({ name: "Larchwood Bench" });
    expect(await visibility(id)).toEqual(VISIBLE);
    await publish(id, { state: "draft" });
    expect(await visibility(id)).toEqual(HIDDEN);
    expect((await order(id)).statusCode).not.toBe(201);
    expect((await call(shopper, "POST", `/products/${id}/watch`)).statusCode).not.toBe(200);
    expect((await call(shopper, "GET", `/admin/products/${id}`)).statusCode).toBe(403);
    const reply = await publish(id, { state: "scheduled", publishAt: inSeconds(5) });
    expect(reply.json<AdminProduct>().publishing).toEqual({ state: "scheduled", publishAt: inSeconds(5) });
    expect(await visibility(id)).toEqual(HIDDEN);
    wait(6);
    expect(await visibility(id)).toEqual(VISIBLE);
    expect((await order(id)).statusCode).toBe(201);
  });

  it("is listed in the admin area with its publishing state", async () => {
    const [draft, later] = [await create(), await create()];
    await publish(draft.id, { state: "draft" });
    await publish(later.id, { state: "scheduled", publishAt: new Date(now + 9 * MINUTE).toISOString() });
    const rows = (await call(admin, "GET", "/admin/unpublished")).json<AdminProduct[]>();
    expect(rows.map(({ id, publishing }) => [id, publishing.state])).toEqual(
      expect.arrayContaining([
        [draft.id, "draft"],
        [later.id, "scheduled"],
      ]),
    );
    expect(rows).toHaveLength(2);
    const page = await call(admin, "GET", "/admin/unpublished?limit=1");
    expect(page.headers["x-total-count"]).toBe("2");
    const next = /<\/api([^>]+)>/.exec(String(page.headers.link))?.[1] ?? "";
    expect((await call(admin, "GET", next)).json()).toHaveLength(1);
    expect((await call(shopper, "GET", "/admin/unpublished")).statusCode).toBe(403);
  });

  it("is found among unpublished products by words of its name, SKU, id and category", async () => {
    const { id } = await create({ name: "Larch Window Bench", category: "outdoor" });
    await publish(id, { state: "draft" });
    await call(admin, "PUT", `/products/${id}/variants`, {
      payload: {
        options: [{ name: "Size", values: [{ key: "l", name: "Large", swatch: null }] }],
        variants: [{ values: ["l"], price: 90, quantity: 1, sku: "LWB-7" }],
      },
    });
    const found = async (query: string) =>
      (await call(admin, "GET", `/admin/unpublished?${query}`)).json<AdminProduct[]>().map((one) => one.id);
    for (const search of ["bench larch", "WIND", "lwb-7", id])
      expect(await found(`search=${encodeURIComponent(search)}`), search).toEqual([id]);
    expect(await found("category=outdoor&search=bench")).toEqual([id]);
    expect(await found("category=kitchen&search=bench")).toEqual([]);
    expect(await found("search=bench%20oak")).toEqual([]);
  });

  it("needs a time to be scheduled, and is published at once if that has passed", async () => {
    const { id } = await create();
    expect((await publish(id, { state: "scheduled" })).json().errors).toEqual({ publishAt: t.required });
    const reply = await publish(id, { state: "scheduled", publishAt: inSeconds(-1) });
    expect(reply.json<AdminProduct>().publishing).toEqual({ state: "published", publishAt: null });
    expect((await publish("0190a0b0c0d0e0f000000001", { state: "draft" })).statusCode).toBe(404);
  });
});

it("reads a product and its planned prices at one version during a concurrent change", async () => {
  const { id } = await create();
  const plan = async (tx: Parameters<typeof sqlOn>[0]) => {
    // Blocks a reader that has read the product but not yet its planned prices.
    await sqlOn(tx)`lock table sale_prices in access exclusive mode`;
    await sqlOn(tx)`
      insert into sale_prices (owner_id, product_id, price_cents, starts_at) values (${id}, ${id}, 100, ${inSeconds(5)})`;
    await sqlOn(tx)`update products set version = version + 1 where id = ${id}`;
  };
  const before = (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();
  const seen = (
    await duringCall(shop.db, plan, () => call(admin, "GET", `/admin/products/${id}`))
  ).json<AdminProduct>();
  // If another query was blocked first, this reader came after the change.
  expect(seen.salePrices).toHaveLength(seen.version - before.version);
});
