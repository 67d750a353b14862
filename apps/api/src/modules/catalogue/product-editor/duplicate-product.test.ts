import type { AdminProduct, Product } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const { as, call, db } = await buildTestApp({ env: { SHOP_CATALOGUE: "public" } });
const sql = sqlOn(db);
const admin = await as("Admin");

const create = async (fields = {}) =>
  (await call(admin, "POST", "/products", { payload: productForm(fields) })).json<Product>();
const save = (id: string, part: string, payload: object) =>
  call(admin, "PUT", `/products/${id}/${part}`, { payload });
const duplicate = (id: string, headers = {}) => call(admin, "POST", `/products/${id}/duplicate`, { headers });

async function createSofa() {
  const { id } = await create({ name: "Alder Sofa", price: 900, quantity: 7 });
  const values = [
    { key: "moss", name: "Moss", swatch: null },
    { key: "sand", name: "Sand", swatch: null },
  ];
  const { variants = [] } = (
    await save(id, "variants", {
      options: [{ name: "Fabric", values }],
      variants: [
        { sku: `SOFA-${id}`, values: ["moss"], price: 900, quantity: 3, measures: { width: 220 } },
        { values: ["sand"], price: 950, compareAtPrice: 990, quantity: 4 },
      ],
    })
  ).json<Product>();
  await save(id, "pictures", {
    images: [
      { url: "https://pictures.example/sofa_1280.webp", alt: "The sofa", kind: "front" },
      { url: "https://pictures.example/side_1280.webp", alt: "Its side", kind: "side" },
    ],
  });
  await save(id, "attributes", { attributes: { seats: 3 } });
  await save(id, "search-texts", { slug: `sofa-${id}`, metaTitle: "A sofa", metaDescription: null });
  await save(id, "sale-prices", { salePrices: [{ variantId: variants[0]?.id, price: 700 }] });
  return (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();
}

describe("a duplicate", () => {
  it("is a draft with the variants, images, attributes and regular prices, but no stock and no SKUs", async () => {
    const sofa = await createSofa();
    const reply = await duplicate(sofa.id);
    expect(reply.statusCode).toBe(201);
    const copy = reply.json<AdminProduct>();
    expect(reply.headers.location).toBe(`/api/admin/products/${copy.id}`);
    const { slug: _, metaTitle: __, ...shared } = sofa;
    expect(copy).toEqual({
      ...shared,
      _id: copy.id,
      id: copy.id,
      name: "Copy of Alder Sofa",
      createdAt: copy.createdAt,
      updatedAt: copy.updatedAt,
      price: 900,
      compareAtPrice: undefined,
      quantity: 0,
      version: copy.version,
      publishing: { state: "draft", publishAt: null },
      salePrices: [],
      variants: [
        {
          ...sofa.variants?.[0],
          id: copy.variants?.[0]?.id,
          sku: null,
          price: 900,
          quantity: 0,
          compareAtPrice: undefined,
        },
        { ...sofa.variants?.[1], id: copy.variants?.[1]?.id, quantity: 0 },
      ],
    });
    expect(copy.variants?.map(({ id }) => id)).not.toEqual(sofa.variants?.map(({ id }) => id));
    expect((await call(null, "GET", `/products/${copy.id}`)).statusCode).toBe(404);
    expect(await sql`SELECT 1 FROM stock_moves WHERE product_id = ${copy.id}`).toEqual([]);
    expect(await sql`SELECT action FROM audit_log WHERE subject_id = ${copy.id}`).toEqual([
      { action: "product.create" },
    ]);
  });

  it("of a product without options is a product without options", async () => {
    const copy = (await duplicate((await create({ price: 19.5 })).id)).json<AdminProduct>();
    expect(copy).toMatchObject({ options: [], price: 19.5, quantity: 0 });
  });

  it("has a name that fits", async () => {
    const copy = (await duplicate((await create({ name: "x".repeat(200) })).id)).json<AdminProduct>();
    expect(copy.name).toBe(`Copy of ${"x".repeat(192)}`);
  });

  it("is created once for the same key", async () => {
    const { id } = await create();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const [first, again] = [await duplicate(id, headers), await duplicate(id, headers)];
    expect(again.json()).toEqual(first.json());
    expect((await duplicate((await create()).id, headers)).statusCode).toBe(422);
  });

  it("needs an existing product and the permission to edit the catalogue", async () => {
    const { id } = await create();
    expect((await duplicate("64b000000000000000000099")).statusCode).toBe(404);
    expect((await call(await as("User"), "POST", `/products/${id}/duplicate`)).statusCode).toBe(403);
  });
});
