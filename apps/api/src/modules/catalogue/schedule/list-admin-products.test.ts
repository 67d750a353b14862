import type { AdminProduct } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { createVariants } from "../../../testing/fixtures/stock-items";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
const sql = sqlOn(shop.db);
let admin: TestUser;
beforeAll(async () => {
  admin = await shop.as("Admin");
});

const list = (query: string) => shop.call(admin, "GET", `/admin/products?${query}`);
const listed = async (query: string) => (await list(query)).json<AdminProduct[]>();
const listedIds = async (query: string) => (await listed(query)).map(({ id }) => id);
const read = async (id: string) =>
  (await shop.call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();

async function storeThree(): Promise<string[]> {
  const ids = await Promise.all([1, 2, 3].map(() => storeProduct(shop.db, 5)));
  for (const [index, id] of ids.entries())
    await sql`UPDATE products SET updated_at = ${`2026-02-0${3 - index}Z`} WHERE id = ${id}`;
  return ids;
}

describe("listing products for programs", () => {
  it("has what the single product has, for drafts, variants and sales too", async () => {
    const draft = await shop.call(admin, "POST", "/products", {
      payload: { ...productForm({ price: 80 }), draft: true },
    });
    const variants = await createVariants(shop, admin, ["LIST-1", "LIST-2"]);
    const salePrices = [{ price: 50, startsAt: "2026-01-01T00:00:00Z" }];
    await shop.call(admin, "PUT", `/products/${draft.json().id}/sale-prices`, { payload: { salePrices } });
    const ids = [draft.json().id, variants.id];
    const found = await listed(`ids=${ids.join(",")}`);
    expect(found).toEqual([await read(variants.id), await read(draft.json().id)]);
    expect(found.map(({ publishing }) => publishing.state)).toEqual(["published", "draft"]);
    expect(found[0]?.variants?.map(({ sku }) => sku)).toEqual(["LIST-1", "LIST-2"]);
    expect(found[1]?.salePrices).toMatchObject([{ price: 50, regularPrice: 80 }]);
  });

  it("begins with the product that changed longest ago, page by page", async () => {
    const ids = await storeThree();
    const query = `sort=updated&ids=${ids.join(",")}`;
    expect(await listedIds(query)).toEqual([ids[2], ids[1], ids[0]]);
    expect(await listedIds(`${query}&updatedSince=2026-02-02T00:00:00Z`)).toEqual([ids[1], ids[0]]);
    const first = await list(`${query}&limit=2`);
    expect(first.headers["x-total-count"]).toBe("3");
    const next = /<\/api(.+)>/.exec(String(first.headers.link))?.[1] ?? "";
    const second = await shop.call(admin, "GET", next);
    expect(second.json<AdminProduct[]>().map(({ id }) => id)).toEqual([ids[0]]);
    expect(second.headers.link).toBeUndefined();
  });

  it("finds a product by the SKU of a variant, in upper or lower case", async () => {
    const { id } = await createVariants(shop, admin, ["FIND-1", "FIND-2"]);
    expect(await listedIds("sku=find-2")).toEqual([id]);
    expect(await listedIds("sku=FIND")).toEqual([]);
  });

  it("knows when a product was edited, but not when it was sold", async () => {
    const [id = ""] = await storeThree();
    await sql`UPDATE products SET quantity = quantity - 1 WHERE id = ${id}`;
    expect((await read(id)).updatedAt).toBe("2026-02-03T00:00:00.000Z");
    const { name, ...form } = productForm();
    await shop.call(admin, "PUT", "/products", { payload: { ...form, id, name: `${name} again` } });
    expect((await read(id)).updatedAt > "2026-02-04").toBe(true);
  });

  it("refuses invalid parameters, and staff without the permission", async () => {
    for (const query of ["updatedSince=soon", "ids=1", "sort=size", "cursor=x"])
      expect((await list(query)).statusCode, query).toBe(400);
    const [user, limited] = [await shop.as("User"), await shop.as("Admin")];
    await sql`UPDATE users SET permissions = '{orders.read}' WHERE id = ${limited.id}`;
    for (const caller of [user, limited])
      expect((await shop.call(caller, "GET", "/admin/products")).statusCode).toBe(403);
  });
});
