import {
  type AdminCollection,
  type Collection,
  type Product,
  validationTexts as t,
} from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { demoId } from "../../../demo/demo-id";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";
import { listRelated } from "../listing/related-products";

const shop = await buildTestApp({ env: { SHOP_CATALOGUE: "public" } });
const { call } = shop;
let admin: TestUser;
let shopper: TestUser;
beforeAll(async () => {
  await loadDemo(shop.db, () => new Date("2026-11-05T09:30:00.000Z"));
  admin = await shop.as("Admin");
  shopper = await shop.as("User");
});

const form = (given: object = {}) => ({
  name: "Oak",
  slug: "all-oak",
  description: "",
  rule: null,
  ...given,
});
const create = (given?: object) => call(admin, "POST", "/collections", { payload: form(given) });
const listIn = async (slug: string, more = "") =>
  (await call(null, "GET", `/products?collection=${slug}${more}`)).json<Product[]>();
const listForAdmin = async () => (await call(admin, "GET", "/admin/collections")).json<AdminCollection[]>();
const setCollections = (productId: string, collectionIds: string[]) =>
  call(admin, "PUT", `/products/${productId}/collections`, { payload: { collectionIds } });

describe("demo collections", () => {
  it("are at least six, manual and automatic, each with products", async () => {
    const all = await listForAdmin();
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(all.every(({ products }) => products >= 4)).toBe(true);
    expect(new Set(all.map(({ rule }) => rule === null)).size).toBe(2);
    const seen = (await call(null, "GET", "/collections")).json<Collection[]>();
    expect(seen.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug));
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(["description", "id", "name", "slug"]);
  });

  it("filter lists, searches and facets", async () => {
    const names = (await listIn("reading-corner")).map(({ name }) => name);
    expect(names).toHaveLength(5);
    const cheap = await listIn("under-100");
    expect(cheap.length).toBeGreaterThan(3);
    expect(cheap.every(({ price, quantity }) => price <= 100 && quantity > 0)).toBe(true);
    expect((await listIn("reading-corner", "&search=lamp")).map(({ name }) => name)).toEqual([
      "Lumen Floor Lamp",
    ]);
    const facets = (await call(null, "GET", "/products/facets?collection=reading-corner")).json();
    expect(facets.total).toBe(5);
    const reply = await call(null, "GET", "/products?collection=reading-corner&limit=2");
    expect(reply.headers["x-total-count"]).toBe("5");
    expect(reply.headers.link).toContain("collection=reading-corner");
    expect(await listIn("no-such-thing")).toEqual([]);
    expect((await call(null, "GET", "/products?collection=%27%3B--")).statusCode).toBe(400);
  });

  it("rank before the category in related products", async () => {
    const related = await listRelated(shop.db, demoId("product", "wren-lounge-chair"), 4);
    const corner = await listIn("reading-corner");
    expect(related.filter(({ id }) => corner.some((product) => product.id === id))).toHaveLength(4);
  });
});

describe("a custom collection", () => {
  it("contains manually added products until they are removed", async () => {
    const { id } = (await create({ slug: "by-hand" })).json<AdminCollection>();
    const product = (await call(admin, "POST", "/products", { payload: productForm() })).json<Product>();
    expect((await setCollections(product.id, [id])).json()).toEqual({ collectionIds: [id] });
    expect(await listIn("by-hand")).toMatchObject([{ id: product.id }]);
    expect((await call(admin, "GET", `/products/${product.id}/collections`)).json()).toEqual({
      collectionIds: [id],
    });
    await setCollections(product.id, []);
    expect(await listIn("by-hand")).toEqual([]);
  });

  it("contains the products that match its rule", async () => {
    const rule = { category: "other", minPrice: 5_000, attributes: "width:..90" };
    const created = (await create({ slug: "by-rule", rule })).json<AdminCollection>();
    expect(created).toMatchObject({ rule, products: 0, version: 1 });
    const payload = productForm({ category: "other", price: 6_000 });
    const { id } = (await call(admin, "POST", "/products", { payload })).json<Product>();
    expect(await listIn("by-rule")).toEqual([]);
    await call(admin, "PUT", `/products/${id}/attributes`, { payload: { attributes: { width: 80 } } });
    expect(await listIn("by-rule")).toMatchObject([{ id }]);
    await call(admin, "PUT", `/products/${id}/publishing`, { payload: { state: "draft" } });
    expect(await listIn("by-rule")).toEqual([]);
    expect((await setCollections(id, [created.id])).json().errors).toEqual({
      collectionIds: t.collectionUnavailable,
    });
  });

  it("contains what the product list returns for its conditions, which editors see as a preview", async () => {
    const rule = { category: "livingroom", maxPrice: 2_000, attributes: "material:oak,walnut;width:..200" };
    const created = (await create({ slug: "previewed", rule })).json<AdminCollection>();
    const conditions = new URLSearchParams({ ...rule, maxPrice: String(rule.maxPrice), limit: "8" });
    const preview = await call(admin, "GET", `/products?${conditions}`);
    const names = preview.json<Product[]>().map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual((await listIn("previewed", "&limit=8")).map(({ name }) => name));
    expect(preview.headers["x-total-count"]).toBe(String(created.products));
  });

  it("rejects outdated edits, can be renamed, and keeps its products when deleted", async () => {
    const created = (await create({ slug: "to-change" })).json<AdminCollection>();
    const change = (given: object, version = created.version) =>
      call(admin, "PUT", `/collections/${created.id}`, { payload: { ...form(given), version } });
    expect((await change({ slug: "changed", name: "Changed" })).json()).toMatchObject({
      version: 2,
      slug: "changed",
    });
    expect((await change({ slug: "again" })).statusCode).toBe(412);
    expect((await change({ slug: "oak" }, 2)).json()).toMatchObject({
      code: "slug_taken",
      errors: { slug: t.slugTaken },
    });
    const [product] = await listIn("oak");
    await setCollections(product?.id ?? "", [created.id]);
    expect((await call(admin, "DELETE", `/collections/${created.id}`)).statusCode).toBe(204);
    expect((await call(admin, "DELETE", `/collections/${created.id}`)).statusCode).toBe(404);
    expect((await call(null, "GET", `/products/${product?.id}`)).statusCode).toBe(200);
  });

  it("rejects empty rules, taken slugs and shoppers", async () => {
    expect((await create({ rule: {} })).json().errors).toEqual({ rule: t.collectionRule });
    expect((await create({ rule: { minPrice: 9, maxPrice: 5 } })).json().errors).toEqual({
      "rule.maxPrice": t.collectionPrices,
    });
    expect((await create({ slug: "oak" })).statusCode).toBe(409);
    expect((await create({ slug: "Not An Address" })).json().errors).toEqual({ slug: t.optionKey });
    expect((await call(shopper, "POST", "/collections", { payload: form() })).statusCode).toBe(403);
    const key = { "idempotency-key": "the-same-key" };
    const twice = () =>
      call(admin, "POST", "/collections", { payload: form({ slug: "once" }), headers: key });
    expect((await twice()).json().id).toBe((await twice()).json().id);
  });
});
