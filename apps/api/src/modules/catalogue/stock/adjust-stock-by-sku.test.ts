import { type Product, validationTexts as t } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { createVariants } from "../../../testing/fixtures/stock-items";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
const { as, call } = shop;
const sql = sqlOn(shop.db);
const admin = await as("Admin");
let requests = 0;

const adjust = (items: object[], { key = `stock-${++requests}-key`, reason = "count", by = admin } = {}) =>
  call(by, "POST", "/stock/adjustments", {
    headers: { "idempotency-key": key },
    payload: { reason, note: "Shelf 4", items },
  });
const detail = async (id: string) => (await call(null, "GET", `/products/${id}`)).json<Product>();
const stockOf = async (id: string) => (await detail(id)).variants?.map(({ quantity }) => quantity);
/** A product without options. */
const createPlain = async (quantity = 7) =>
  (await call(admin, "POST", "/products", { payload: productForm({ quantity }) })).json<Product>().id;

describe("adjusting stock by SKU", () => {
  it("sets and changes variants and products, with moves and audit entries", async () => {
    const { id, variants = [] } = await createVariants(shop, admin, ["S-OAK", "S-ASH", "S-ELM"]);
    const plain = await createPlain();
    const reply = await adjust([
      { sku: "s-oak", counted: 4 },
      { variantId: variants[1]?.id, delta: -3 },
      { variantId: plain, delta: 5 },
    ]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().items).toEqual([
      { productId: id, variantId: variants[0]?.id, sku: "S-OAK", before: 10, quantity: 4 },
      { productId: id, variantId: variants[1]?.id, sku: "S-ASH", before: 10, quantity: 7 },
      { productId: plain, variantId: plain, sku: null, before: 7, quantity: 12 },
    ]);
    expect(await stockOf(id)).toEqual([4, 7, 10]);
    expect((await detail(id)).quantity).toBe(21);
    const moves = await sql`SELECT variant_id, change, quantity_after, note FROM stock_moves
      WHERE product_id = ${id} AND kind = 'count' ORDER BY id`;
    expect(moves).toEqual([
      { variant_id: variants[0]?.id, change: -6, quantity_after: 24, note: "count" },
      { variant_id: variants[1]?.id, change: -3, quantity_after: 21, note: "count" },
    ]);
    const entries = (await call(admin, "GET", `/audit?subjectId=${id}&action=product.stock`)).json();
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      before: { quantity: 10, variant: "S-ASH" },
      after: { quantity: 7, reason: "count", note: "Shelf 4" },
    });
  });

  it("changes nothing and names every row that is unknown or listed twice", async () => {
    const { id, variants = [] } = await createVariants(shop, admin, ["U-OAK", "U-ASH"]);
    const reply = await adjust([
      { sku: "U-OAK", counted: 1 },
      { sku: "u-oak", counted: 2 },
      { sku: "U-ASH", counted: 1 },
      { variantId: variants[1]?.id, delta: 1 },
      { sku: "NO-SUCH", counted: 1 },
      // The product itself has no stock of its own.
      { variantId: id, counted: 1 },
    ]);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual({
      "items.1.sku": t.listedTwice,
      "items.3.variantId": t.listedTwice,
      "items.4.sku": t.unknownStockItem,
      "items.5.variantId": t.unknownStockItem,
    });
    expect(await stockOf(id)).toEqual([10, 10]);
  });

  it("changes nothing if the stock of one would be below 0 or too large", async () => {
    const { id } = await createVariants(shop, admin, ["B-OAK", "B-ASH", "B-ELM"]);
    const reply = await adjust([
      { sku: "B-OAK", delta: 1 },
      { sku: "B-ASH", delta: -11 },
      { sku: "B-ELM", delta: 999_991 },
    ]);
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      { "items.1.delta": t.stockBelowZero, "items.2.delta": t.tooLarge },
    ]);
    expect(await stockOf(id)).toEqual([10, 10, 10]);
  });

  it("changes nothing and returns the rows that changed since the sender saw them", async () => {
    const { id, variants = [] } = await createVariants(shop, admin, ["C-OAK", "C-ASH"]);
    const reply = await adjust([
      { sku: "C-OAK", counted: 3, expected: 10 },
      { sku: "C-ASH", delta: 3, expected: 9 },
    ]);
    expect([reply.statusCode, reply.json().code]).toEqual([409, "conflict"]);
    expect(reply.json().context).toEqual({
      items: [{ index: 1, variantId: variants[1]?.id, sku: "C-ASH", expected: 9, current: 10 }],
    });
    expect(await stockOf(id)).toEqual([10, 10]);
  });

  it("applies a repeated request once, also at the same time", async () => {
    const { id } = await createVariants(shop, admin, ["R-OAK"]);
    const send = (delta = -2) => adjust([{ sku: "R-OAK", delta }], { key: "the-same-delivery" });
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await stockOf(id)).toEqual([8]);
    expect((await send(-3)).statusCode).toBe(422);
    // A refused request leaves the key free.
    const refused = [{ sku: "R-OAK", delta: -100 }];
    expect((await adjust(refused, { key: "another-delivery" })).statusCode).toBe(400);
    expect((await adjust([{ sku: "R-OAK", delta: 1 }], { key: "another-delivery" })).statusCode).toBe(200);
  });

  it("adds up parallel changes of the same stock items in another order", async () => {
    const [one, two] = [
      await createVariants(shop, admin, ["P-OAK"]),
      await createVariants(shop, admin, ["P-ASH"]),
    ];
    const rows = [
      { sku: "P-OAK", delta: 1 },
      { sku: "P-ASH", delta: -1 },
    ];
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => adjust(index % 2 ? rows : [...rows].reverse())),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect([await stockOf(one.id), await stockOf(two.id)]).toEqual([[18], [2]]);
  });

  it("meets the deletion of a product without a server error", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await createVariants(shop, admin, [`D-${round}`]);
      const [deleted, adjusted] = await Promise.all([
        call(admin, "DELETE", `/products/${id}`),
        adjust([{ sku: `D-${round}`, delta: 1 }]),
      ]);
      expect(deleted.statusCode).toBe(204);
      expect([200, 400]).toContain(adjusted.statusCode);
    }
  });

  it("accepts 1,000 rows", async () => {
    const ids = await sql<{ id: string }>`
      INSERT INTO products (id, name, description, category, price_cents, quantity, image_url)
      SELECT lpad(to_hex(n), 24, '0'), 'Chair ' || n, 'One of many', 'dining', 100, 5, '/images/a.webp'
      FROM generate_series(1, 1001) AS n RETURNING id`;
    const rows = ids.map(({ id }) => ({ variantId: id, delta: 1 }));
    expect((await adjust(rows)).statusCode).toBe(400);
    expect((await adjust(rows.slice(1))).statusCode).toBe(200);
    const [row] = await sql`SELECT count(*)::int AS adjusted FROM products WHERE quantity = 6`;
    expect(row).toEqual({ adjusted: 1000 });
  });

  it("returns 400 for bad input, 401 to visitors and 403 to shoppers", async () => {
    await createVariants(shop, admin, ["I-OAK"]);
    const sku = "I-OAK";
    for (const item of [
      { sku },
      { counted: 1 },
      { sku, counted: 1, delta: 1 },
      { sku, variantId: "0".repeat(24), counted: 1 },
      { sku, counted: -1 },
      { sku, counted: 1.5 },
      { sku, counted: 1_000_001 },
      { sku, count: 1 },
    ])
      expect([item, (await adjust([item])).statusCode]).toEqual([item, 400]);
    const good = [{ sku, counted: 1 }];
    expect((await adjust([])).statusCode).toBe(400);
    expect((await adjust(good, { reason: "mood" })).statusCode).toBe(400);
    expect((await adjust(good, { by: await as("User") })).statusCode).toBe(403);
    const payload = { reason: "count", items: good };
    expect((await call(admin, "POST", "/stock/adjustments", { payload })).statusCode).toBe(400);
    const headers = { "idempotency-key": "by-nobody" };
    expect((await call(null, "POST", "/stock/adjustments", { headers, payload })).statusCode).toBe(401);
  });
});
