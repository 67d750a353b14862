import { type Collection, type Product, type SavedProduct, validationTexts as t } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const { as, call, db } = await buildTestApp({ env: { SHOP_MODE: "trading", SHOP_CATALOGUE: "public" } });
const sql = sqlOn(db);
const admin = await as("Admin");

const create = async (fields = {}) =>
  (await call(admin, "POST", "/products", { payload: productForm(fields) })).json<Product>();
const save = (id: string, payload: object, headers = {}) =>
  call(admin, "PUT", `/products/${id}`, { payload, headers });
const read = async (id: string) => (await call(admin, "GET", `/admin/products/${id}`)).json<SavedProduct>();
const createCollection = async () => {
  const slug = `corner-${crypto.randomUUID().slice(0, 8)}`;
  const payload = { slug, name: slug, description: "", rule: null };
  return (await call(admin, "POST", "/collections", { payload })).json<Collection & { id: string }>();
};

const options = [
  {
    name: "Fabric",
    values: [
      { key: "moss", name: "Moss", swatch: null },
      { key: "sand", name: "Sand", swatch: null },
    ],
  },
];
const variants = [
  { values: ["moss"], price: 900, quantity: 3 },
  { values: ["sand"], price: 950, quantity: 4 },
];
const images = [
  { url: "https://pictures.example/sofa_1280.webp", alt: "The sofa", kind: "front" },
  { url: "https://pictures.example/side_1280.webp", alt: "Its side", kind: "side" },
];

describe("one save of a product", () => {
  it("changes all parts in one version, and records each part", async () => {
    const { id, version } = await create();
    const collection = await createCollection();
    const reply = await save(
      id,
      {
        name: "Alder Sofa",
        description: "A sofa of alder for three people.",
        category: "livingroom",
        lowStock: 2,
        images,
        options,
        variants,
        attributes: { seats: 3 },
        collectionIds: [collection.id],
        publishing: { state: "draft" },
        slug: `alder-sofa-${id}`,
        metaTitle: "A sofa of alder",
      },
      { "if-match": `"${version}"` },
    );
    expect(reply.json()).toMatchObject({
      name: "Alder Sofa",
      price: 900,
      quantity: 7,
      lowStock: 2,
      version: version + 1,
      images,
      variants: [{ name: "Moss" }, { name: "Sand" }],
      attributes: [{ key: "seats", value: 3 }],
      collectionIds: [collection.id],
      publishing: { state: "draft" },
      metaTitle: "A sofa of alder",
    });
    expect(reply.statusCode).toBe(200);
    const { collectionIds: _, ...stored } = reply.json<SavedProduct>();
    expect(await read(id)).toEqual(stored);
    const actions = await sql<{
      action: string;
    }>`SELECT action FROM audit_log WHERE subject_id = ${id} ORDER BY id`;
    expect(actions.map(({ action }) => action)).toEqual([
      "product.create",
      "product.update",
      "product.pictures",
      "product.variants",
      "product.attributes",
      "product.collections",
      "product.publishing",
      "product.search-texts",
    ]);
  });

  it("leaves everything else as it is", async () => {
    const { id, version } = await create();
    await save(id, { options, variants, images, attributes: { seats: 3 }, slug: `kept-${id}` });
    const before = await read(id);
    expect((await save(id, {})).json()).toMatchObject({ version: version + 1 });
    const [moss, sand] = before.variants ?? [];
    const reply = await save(id, {
      variantAttributes: [{ variantId: sand?.id, attributes: { seats: 2 } }],
      salePrices: [{ variantId: moss?.id, price: 800 }],
    });
    expect(reply.json()).toEqual({
      ...before,
      updatedAt: expect.any(String),
      collectionIds: [],
      version: version + 2,
      price: 800,
      compareAtPrice: 900,
      variants: [
        { ...moss, price: 800, compareAtPrice: 900 },
        { ...sand, attributes: [expect.objectContaining({ key: "seats", value: 2 })] },
      ],
      salePrices: [expect.objectContaining({ variantId: moss?.id, price: 800, regularPrice: 900 })],
    });
  });

  it("changes stock by the difference that the editor typed", async () => {
    const { id } = await create({ quantity: 12 });
    await call(admin, "POST", `/products/${id}/stock`, {
      payload: { mode: "change", amount: -2, reason: "damage" },
    });
    expect((await save(id, { quantity: 15, quantitySeen: 12 })).json()).toMatchObject({ quantity: 13 });
  });

  it.each<[string, object, Record<string, unknown>]>([
    ["an unknown attribute", { attributes: { taste: "sweet" } }, { "attributes.taste": t.attributeUnknown }],
    [
      "a variant that is gone",
      { options, variants: [{ ...variants[0], id: "64b000000000000000000099" }] },
      { "variants.0.id": t.variantDeleted },
    ],
    [
      "a sale price above the price",
      { salePrices: [{ price: 500 }] },
      { "salePrices.0.price": expect.stringContaining(t.salePriceTooHigh) },
    ],
    [
      "an unknown collection",
      { collectionIds: ["64b000000000000000000099"] },
      { collectionIds: t.collectionUnavailable },
    ],
    [
      "a date that is missing",
      { publishing: { state: "scheduled" } },
      { "publishing.publishAt": t.required },
    ],
    ["two equal images", { images: [images[0], images[0]] }, { "images.1.url": t.duplicateImage }],
    ["variants without options", { variants }, { variants: t.required }],
  ])("is refused as a whole because of %s, which it names", async (_, part, errors) => {
    const product = await create();
    const reply = await save(product.id, { name: "Not Saved Sofa", ...part });
    expect([reply.statusCode, reply.json().errors]).toEqual([400, errors]);
    expect(await read(product.id)).toMatchObject({ name: product.name, version: product.version });
  });

  it("is refused as a whole if the SKU or the URL handle belongs to another product", async () => {
    const taken = await create();
    await save(taken.id, {
      options,
      variants: [{ ...variants[0], sku: `S-${taken.id}` }],
      slug: `s-${taken.id}`,
    });
    const { id, name } = await create();
    const sku = await save(id, {
      name: "Not Saved Sofa",
      options,
      variants: [{ ...variants[0], sku: `s-${taken.id}` }],
    });
    expect([sku.statusCode, sku.json().errors]).toEqual([409, { "variants.0.sku": t.skuTaken }]);
    const slug = await save(id, { name: "Not Saved Sofa", slug: `s-${taken.id}` });
    expect([slug.statusCode, slug.json().errors]).toEqual([409, { slug: t.productSlugTaken }]);
    expect(await read(id)).toMatchObject({ name });
  });

  it("is refused after another editor's change, with the stored product", async () => {
    const { id, version } = await create();
    await save(id, { name: "Their Sofa" });
    const reply = await save(id, { images }, { "if-match": `"${version}"` });
    expect([reply.statusCode, reply.json().code]).toEqual([412, "edit_conflict"]);
    expect(reply.json().context).toMatchObject({ name: "Their Sofa", version: version + 1 });
    expect((await read(id)).images).toBeUndefined();
  });

  it("needs an existing product and the permission to edit the catalogue", async () => {
    const { id } = await create();
    expect((await save("64b000000000000000000099", { name: "Nobody" })).statusCode).toBe(404);
    expect((await call(await as("User"), "PUT", `/products/${id}`, { payload: {} })).statusCode).toBe(403);
  });
});
