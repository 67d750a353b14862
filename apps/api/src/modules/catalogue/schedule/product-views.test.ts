import type { AdminProduct, Product } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { createVariants } from "../../../testing/fixtures/stock-items";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp({ env: { SHOP_MODE: "trading" } });
const { call } = shop;
const admin = await shop.as("Admin");

const create = async (name: string, fields: object) => {
  const payload = { ...productForm({ name, quantity: 50 }), ...fields };
  return (await call(admin, "POST", "/products", { payload })).json<Product>().id;
};
const save = (id: string, payload: object) => call(admin, "PUT", `/products/${id}`, { payload });
const names = async (query: string) =>
  (await call(admin, "GET", `/admin/products?${query}`)).json<AdminProduct[]>().map(({ name }) => name);

const plenty = await create("Plenty Chair", { price: 30, category: "dining" });
await create("Last Chairs", { quantity: 5, price: 20 });
await create("Gone Chair", { quantity: 0, price: 10 });
await create("Draft Chair", { draft: true, quantity: 0 });
const planned = await create("Planned Chair", { draft: true });
await save(planned, { publishing: { state: "scheduled", publishAt: "2100-01-01T00:00:00Z" } });

describe("the list of products for editors", () => {
  it.each([
    ["live", ["Gone Chair", "Last Chairs", "Plenty Chair"]],
    ["draft", ["Draft Chair"]],
    ["scheduled", ["Planned Chair"]],
    ["sold-out", ["Gone Chair"]],
  ])("has the products with the status %s", async (status, expected) => {
    expect(await names(`status=${status}&sort=name`)).toEqual(expected);
  });

  it("is filtered and sorted like the public list", async () => {
    expect(await names("sort=price&status=live")).toEqual(["Gone Chair", "Last Chairs", "Plenty Chair"]);
    expect(await names("status=live&category=dining")).toEqual(["Plenty Chair"]);
    expect(await names("status=live&inStock=true&search=chairs+last")).toEqual(["Last Chairs"]);
    expect(await names("status=live&collection=unknown")).toEqual([]);
    expect((await call(admin, "GET", "/admin/products?status=gone")).statusCode).toBe(400);
  });

  it("finds products with low stock by the limit of the shop or of the product", async () => {
    expect(await names("lowStock=true&sort=name")).toEqual(["Gone Chair", "Last Chairs"]);
    expect(await names("lowStock=true&status=draft")).toEqual(["Draft Chair"]);
    await save(plenty, { lowStock: 50 });
    expect(await names("lowStock=true&sort=name")).toEqual(["Gone Chair", "Last Chairs", "Plenty Chair"]);
    await save(plenty, { lowStock: null });
    await call(admin, "PUT", "/settings/lowStock", { payload: { value: 4 } });
    expect(await names("lowStock=true")).toEqual(["Gone Chair"]);
    await call(admin, "DELETE", "/settings/lowStock");
  });

  it("finds a product of which one variant has low stock", async () => {
    const { id } = await createVariants(shop, admin, ["LOW-1", "LOW-2"]);
    const {
      variants = [],
      options,
      name,
    } = (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();
    const withStock = (...stock: number[]) =>
      save(id, {
        options,
        variants: variants.map(({ id, sku, values, price }, index) => ({
          ...{ id, sku, values, price },
          quantity: stock[index],
        })),
      });
    await withStock(40, 6);
    expect(await names(`lowStock=true&search=LOW-1`)).toEqual([]);
    await withStock(40, 5);
    expect(await names(`lowStock=true&search=LOW-1`)).toEqual([name]);
  });

  it("is for staff only", async () => {
    expect((await call(await shop.as("User"), "GET", "/admin/products?status=draft")).statusCode).toBe(403);
  });
});
