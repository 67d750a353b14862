import { type Product, validationTexts as t } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { createVariants } from "../../../testing/fixtures/stock-items";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
const { as, call } = shop;
const admin = await as("Admin");
let requests = 0;

const setPrices = (items: object[], { key = `prices-${++requests}-key`, by = admin } = {}) =>
  call(by, "POST", "/prices", { headers: { "idempotency-key": key }, payload: { items } });
const detail = async (id: string) => (await call(null, "GET", `/products/${id}`)).json<Product>();
const pricesOf = async (id: string) => (await detail(id)).variants?.map(({ price }) => price);

describe("setting prices by SKU", () => {
  it("sets variants and products, each alone, with audit entries", async () => {
    const { id, variants = [] } = await createVariants(shop, admin, ["S-OAK", "S-ASH", "S-ELM"]);
    const created = await call(admin, "POST", "/products", { payload: productForm({ price: 55 }) });
    const plain = created.json<Product>().id;
    const reply = await setPrices([
      { sku: "s-ash", price: 129.9 },
      { variantId: plain, price: 60 },
    ]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().items).toEqual([
      { productId: id, variantId: variants[1]?.id, sku: "S-ASH", before: 100, price: 129.9 },
      { productId: plain, variantId: plain, sku: null, before: 55, price: 60 },
    ]);
    expect(await pricesOf(id)).toEqual([100, 129.9, 100]);
    expect((await detail(plain)).price).toBe(60);
    const [entry] = (await call(admin, "GET", `/audit?subjectId=${id}&action=product.bulk`)).json();
    expect(entry).toMatchObject({ before: { price: 100, variant: "S-ASH" }, after: { price: 129.9 } });
  });

  it("conflicts with an open edit of the product, also for another than the default variant", async () => {
    const { id, version } = await createVariants(shop, admin, ["V-OAK", "V-ASH"]);
    await setPrices([{ sku: "V-ASH", price: 120 }]);
    expect((await detail(id)).version).toBe(version + 1);
    await setPrices([{ sku: "V-OAK", price: 120 }]);
    expect((await detail(id)).version).toBe(version + 2);
    // The same price is no change.
    await setPrices([{ sku: "V-OAK", price: 120 }]);
    expect((await detail(id)).version).toBe(version + 2);
  });

  it("sets the regular price behind a running sale, and ends a sale that is no longer cheaper", async () => {
    const { id, variants = [] } = await createVariants(shop, admin, ["N-OAK"]);
    const sale = { variantId: variants[0]?.id, price: 80, startsAt: null, endsAt: null };
    const started = await call(admin, "PUT", `/products/${id}/sale-prices`, {
      payload: { salePrices: [sale] },
    });
    expect(started.statusCode, started.body).toBe(200);
    const variant = async () => (await detail(id)).variants?.[0];
    expect(await variant()).toMatchObject({ price: 80, compareAtPrice: 100 });
    expect((await setPrices([{ sku: "N-OAK", price: 90, expected: 100 }])).statusCode).toBe(200);
    expect(await variant()).toMatchObject({ price: 80, compareAtPrice: 90 });
    expect((await setPrices([{ sku: "N-OAK", price: 70 }])).json().items[0]).toMatchObject({
      before: 90,
      price: 70,
    });
    expect(await variant()).toMatchObject({ price: 70 });
  });

  it("changes nothing if one row is unknown, listed twice or changed since", async () => {
    const { id, variants = [] } = await createVariants(shop, admin, ["U-OAK", "U-ASH"]);
    const rows = [
      { sku: "U-OAK", price: 5 },
      { variantId: variants[0]?.id, price: 5 },
      { sku: "NONE", price: 5 },
    ];
    const refused = await setPrices(rows);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { "items.1.variantId": t.listedTwice, "items.2.sku": t.unknownStockItem },
    ]);
    const stale = await setPrices([
      { sku: "U-OAK", price: 5 },
      { sku: "U-ASH", price: 5, expected: 99.5 },
    ]);
    expect([stale.statusCode, stale.json().context]).toEqual([
      409,
      { items: [{ index: 1, variantId: variants[1]?.id, sku: "U-ASH", expected: 99.5, current: 100 }] },
    ]);
    expect(await pricesOf(id)).toEqual([100, 100]);
  });

  it("returns the first reply to a repeated request", async () => {
    await createVariants(shop, admin, ["R-OAK"]);
    const send = (price: number) => setPrices([{ sku: "R-OAK", price }], { key: "the-same-price-list" });
    const first = await send(120);
    await setPrices([{ sku: "R-OAK", price: 130 }]);
    expect((await send(120)).body).toBe(first.body);
    expect((await send(121)).statusCode).toBe(422);
  });

  it("returns 400 for bad input, 401 to visitors and 403 to shoppers", async () => {
    await createVariants(shop, admin, ["I-OAK"]);
    const sku = "I-OAK";
    for (const item of [{ sku }, { price: 5 }, { sku, price: 0 }, { sku, price: 1.005 }, { sku, price: 1e9 }])
      expect([item, (await setPrices([item])).statusCode]).toEqual([item, 400]);
    const good = [{ sku, price: 5 }];
    expect((await setPrices(good, { by: await as("User") })).statusCode).toBe(403);
    expect((await call(admin, "POST", "/prices", { payload: { items: good } })).statusCode).toBe(400);
    const headers = { "idempotency-key": "by-nobody" };
    expect((await call(null, "POST", "/prices", { headers, payload: { items: good } })).statusCode).toBe(401);
  });
});
