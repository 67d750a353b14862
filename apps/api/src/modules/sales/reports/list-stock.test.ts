import type { Dashboard, Product, ReorderItem, StockLevel } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { createVariants } from "../../../testing/fixtures/stock-items";
import { openOrderShop } from "../../../testing/order-shop";
import { productForm } from "../../../testing/product-form";

const { call, sql, shopper, staff, place, step } = await openOrderShop({
  SHOP_PAYMENT_METHODS: "bank_transfer",
});

const list = async (query: Record<string, string> = {}) => {
  const reply = await call(staff, "GET", `/stock?${new URLSearchParams(query)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return { rows: reply.json<StockLevel[]>(), headers: reply.headers };
};
const createPlain = async (name: string, quantity = 7) =>
  (await call(staff, "POST", "/products", { payload: productForm({ name, quantity }) })).json<Product>().id;

describe("the list of stock", () => {
  it("has a row for each variant and each product without options, in the order of names and options", async () => {
    const { id, name, variants = [] } = await createVariants({ call }, staff, ["L-OAK", "L-ASH", "L-ELM"]);
    const [before, after] = [await createPlain("Ästrid Lamp"), await createPlain("Zedar Bench", 3)];
    const { rows, headers } = await list();
    const oak = {
      productId: id,
      variantId: variants[0]?.id,
      sku: "L-OAK",
      name,
      variant: "L-OAK",
      quantity: 10,
      inOrders: 0,
      lowStock: 5,
    };
    expect(rows).toEqual([
      expect.objectContaining({ variantId: before, productId: before, sku: null, variant: "", quantity: 7 }),
      oak,
      expect.objectContaining({ sku: "L-ASH" }),
      expect.objectContaining({ sku: "L-ELM" }),
      expect.objectContaining({ variantId: after, quantity: 3 }),
    ]);
    expect(headers["x-total-count"]).toBe("5");
  });

  it("continues inside a product", async () => {
    const all = (await list()).rows;
    const read: StockLevel[] = [];
    for (let path: string | undefined = "/stock?limit=2"; path; ) {
      const reply = await call(staff, "GET", path);
      read.push(...reply.json<StockLevel[]>());
      path = /<\/api([^>]+)>/.exec(String(reply.headers.link))?.[1];
    }
    expect(read).toEqual(all);
  });

  it("finds words of a name and parts of a SKU, whole SKUs, and ids", async () => {
    const skus = async (query: Record<string, string>) => (await list(query)).rows.map(({ sku }) => sku);
    expect(await skus({ search: "birch ash" })).toEqual(["L-ASH"]);
    expect(await skus({ skus: "l-elm,L-OAK" })).toEqual(["L-OAK", "L-ELM"]);
    expect(await skus({ skus: "L-E" })).toEqual([]);
    const [lamp, oak] = (await list()).rows;
    expect((await list({ ids: `${oak?.variantId},${lamp?.variantId}` })).rows).toEqual([lamp, oak]);
  });

  it("finds a SKU whose last part is also inside other SKUs", async () => {
    const { id } = await createVariants({ call }, staff, ["CH107-07", "CH107-08"]);
    const { rows } = await list({ search: "ch107-07," });
    expect(rows.map(({ sku }) => sku)).toEqual(["CH107-07"]);
    await call(staff, "DELETE", `/products/${id}`);
  });

  it("counts the units of orders that have not shipped", async () => {
    const { id, variants = [] } = await createVariants({ call }, staff, ["O-OAK", "O-ASH"]);
    const lamp = await createPlain("Order Lamp");
    const [oak, ash] = variants.map((variant) => variant.id);
    const first = await place([
      { productId: id, variantId: oak ?? "", quantity: 2 },
      { productId: lamp, quantity: 1 },
    ]);
    const second = await place([{ productId: id, variantId: oak ?? "", quantity: 3 }]);
    const rows = async () =>
      (await list({ ids: [oak, ash, lamp].join(",") })).rows.map(({ quantity, inOrders }) => [
        quantity,
        inOrders,
      ]);
    expect(await rows()).toEqual([
      [5, 5],
      [10, 0],
      [6, 1],
    ]);
    await step(first.id, "CONFIRMED");
    await step(second.id, "CANCELLED");
    expect(await rows()).toEqual([
      [8, 2],
      [10, 0],
      [6, 1],
    ]);
    await step(first.id, "SHIPPED");
    expect(await rows()).toEqual([
      [8, 0],
      [10, 0],
      [6, 0],
    ]);
  });

  it("returns 400 for a wrong cursor, 401 to visitors and 403 to shoppers", async () => {
    const forged = Buffer.from(JSON.stringify([0, "0".repeat(24), "lamp"])).toString("base64url");
    expect((await call(staff, "GET", `/stock?cursor=${forged}`)).statusCode).toBe(400);
    expect((await call(staff, "GET", "/stock?ids=x")).statusCode).toBe(400);
    expect((await call(null, "GET", "/stock")).statusCode).toBe(401);
    expect((await call(shopper, "GET", "/stock")).statusCode).toBe(403);
  });
});

describe("low stock", () => {
  it("is listed with what was sold in 30 days, first what sells out first, and as CSV", async () => {
    const ids = {
      slow: await createPlain("Slow Stool", 5),
      fast: await createPlain("Fast Stool", 9),
      none: await createPlain("=Quiet Stool", 1),
      gone: await createPlain("Sold-out Stool", 0),
      draft: await createPlain("Draft Stool", 1),
      plenty: await createPlain("Plenty Stool", 6),
    };
    await call(staff, "PUT", `/products/${ids.draft}/publishing`, { payload: { state: "draft" } });
    await place([{ productId: ids.fast, quantity: 6 }]);
    const old = await place([{ productId: ids.slow, quantity: 1 }]);
    const cancelled = await place([{ productId: ids.slow, quantity: 2 }]);
    await step(cancelled.id, "CANCELLED");
    const low = async () =>
      (await call(staff, "GET", "/stock/reorder"))
        .json<ReorderItem[]>()
        .filter(({ name }) => / Stool$/.test(name));
    expect(await low()).toMatchObject([
      { variantId: ids.gone, quantity: 0, sold: 0, daysLeft: 0 },
      { variantId: ids.fast, quantity: 3, inOrders: 6, sold: 6, daysLeft: 15, lowStock: 5 },
      { variantId: ids.slow, quantity: 4, inOrders: 1, sold: 1, daysLeft: 120 },
      { variantId: ids.none, quantity: 1, inOrders: 0, sold: 0, daysLeft: null },
    ]);
    expect((await list({ low: "true", search: "stool" })).rows.map(({ variantId }) => variantId)).toEqual([
      ids.none,
      ids.fast,
      ids.slow,
      ids.gone,
    ]);
    const csv = await call(staff, "GET", "/stock/reorder/export");
    expect(csv.headers["content-type"]).toMatch(/^text\/csv/);
    expect(csv.body.split("\r\n")).toEqual(
      expect.arrayContaining([
        "sku,name,variant,available,in open orders,threshold,sold in 30 days,days left",
        ",Fast Stool,,3,6,5,6,15",
        ",'=Quiet Stool,,1,0,5,0,",
      ]),
    );
    await step(old.id, "CONFIRMED");
    const dashboard = (await call(staff, "GET", "/admin/dashboard")).json<Dashboard>();
    expect(dashboard.lowStock).toBe((await call(staff, "GET", "/stock/reorder")).json().length);
  });

  it("follows the limit of the product, or else that of the shop", async () => {
    const [own, shops] = [await createPlain("Own Pouf", 8), await createPlain("Shop Pouf", 7)];
    await sql`UPDATE products SET low_stock = 8 WHERE id = ${own}`;
    const low = async () => (await list({ low: "true", search: "pouf" })).rows;
    expect(await low()).toMatchObject([{ variantId: own, lowStock: 8 }]);
    const saved = await call(staff, "PUT", "/settings", {
      payload: { changes: [{ key: "lowStock", value: 7, version: 0 }] },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await low()).toMatchObject([
      { variantId: own, lowStock: 8 },
      { variantId: shops, lowStock: 7 },
    ]);
  });

  it("is closed to visitors and shoppers", async () => {
    for (const path of ["/stock/reorder", "/stock/reorder/export"]) {
      expect((await call(null, "GET", path)).statusCode).toBe(401);
      expect((await call(shopper, "GET", path)).statusCode).toBe(403);
    }
  });
});

describe("the history of a variant", () => {
  it("has only the moves of this variant", async () => {
    const { id, variants = [] } = await createVariants({ call }, staff, ["H-OAK", "H-ASH"]);
    const [oak, ash] = variants.map((variant) => variant.id);
    for (const [variantId, counted] of [
      [oak, 4],
      [ash, 5],
    ])
      await call(staff, "POST", "/stock/adjustments", {
        headers: { "idempotency-key": `history-${counted}` },
        payload: { reason: "count", items: [{ variantId, counted }] },
      });
    const reply = await call(staff, "GET", `/products/${id}/stock?variantId=${ash}`);
    expect(reply.headers["x-total-count"]).toBe("2");
    expect(reply.json()).toMatchObject([
      { kind: "count", change: -5, variantId: ash },
      { kind: "edit", change: 10, variantId: ash },
    ]);
  });
});
