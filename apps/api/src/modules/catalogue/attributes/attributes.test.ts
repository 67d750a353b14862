import { type Product, validationTexts as t } from "@larkwood/contract";
import { beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
const { as, call } = shop;
const second = await shop.another();
let admin: TestUser;
beforeAll(async () => {
  admin = await as("Admin");
});

const create = async () =>
  (await call(admin, "POST", "/products", { payload: productForm() })).json<Product>();
const define = (key: string, payload: object) => call(admin, "PUT", `/attributes/${key}`, { payload });
const setAttributes = (id: string, attributes: object, headers = {}) =>
  call(admin, "PUT", `/products/${id}/attributes`, { payload: { attributes }, headers });
const finish = {
  name: "Finish",
  type: "choice",
  facet: true,
  choices: [
    { key: "oiled", name: "Oiled" },
    { key: "waxed", name: "Waxed" },
  ],
};

it("starts with the attributes of furniture", async () => {
  const keys = (await call(admin, "GET", "/attributes")).json().map(({ key }: { key: string }) => key);
  expect(keys.slice(0, 12)).toEqual([
    "width",
    "depth",
    "height",
    "seat-height",
    "weight",
    "seats",
    "material",
    "colour",
    "assembly",
    "care",
    "parcels",
    "parcel-sizes",
  ]);
});

it("leaves attributes unchanged that are not named, and removes those that are null", async () => {
  const { id, version } = await create();
  expect((await setAttributes(id, { width: 80.5, care: "Wipe it.", material: ["oak"] })).json().version).toBe(
    version + 1,
  );
  const changed = (await setAttributes(id, { care: null, seats: 2 })).json<Product>();
  expect(changed.attributes?.map(({ key, text }) => [key, text])).toEqual([
    ["width", "80.5 cm"],
    ["seats", "2"],
    ["material", "Oak"],
  ]);
  expect((await setAttributes(id, { seats: 3 }, { "if-match": `"${version}"` })).statusCode).toBe(412);
});

it("saves in which attributes and lengths a variant differs from its product", async () => {
  const { id } = await create();
  const option = { name: "Length", values: ["200", "160"].map((key) => ({ key, name: `${key} cm` })) };
  const variants = ["200", "160"].map((key) => ({ values: [key], price: 900, quantity: 1 }));
  await call(admin, "PUT", `/products/${id}/variants`, { payload: { options: [option], variants } });
  const { version, variants: [, short] = [] } = (
    await setAttributes(id, { width: 200, seats: 8 })
  ).json<Product>();
  const save = (attributes: object, variantId = short?.id) =>
    call(admin, "PUT", `/products/${id}/attributes`, { payload: { variantId, attributes } });

  const saved = (await save({ width: 160, seats: 6, material: ["oak"] })).json<Product>();
  expect(saved.version).toBe(version + 1);
  expect(saved.attributes?.map(({ key, text }) => [key, text])).toEqual([
    ["width", "200 cm"],
    ["seats", "8"],
  ]);
  expect(saved.variants?.[0]).not.toHaveProperty("attributes");
  expect(saved.variants?.[1]?.measures).toEqual({ width: 160 });
  expect(saved.variants?.[1]?.attributes?.map(({ key, text }) => [key, text])).toEqual([
    ["seats", "6"],
    ["material", "Oak"],
  ]);

  const cleared = (await save({ width: null, seats: null })).json<Product>().variants?.[1];
  expect(cleared).not.toHaveProperty("measures");
  expect(cleared?.attributes?.map(({ key }) => key)).toEqual(["material"]);
  expect((await save({ seats: 6 }, "0".repeat(24))).json().errors).toEqual({ variantId: t.variantDeleted });
  expect((await call(admin, "DELETE", "/attributes/material")).statusCode).toBe(409);
});

it.each([
  [{ width: 1e9 }, { "attributes.width": t.attributeNumber }],
  [{ width: 5_000 }, { "attributes.width": t.centimetres }],
  [{ width: "wide" }, { "attributes.width": t.attributeType }],
  [{ material: ["kryptonite"] }, { "attributes.material": t.attributeType }],
  [{ material: ["oak", "oak"] }, { "attributes.material": t.attributeType }],
  [{ colour: "green" }, { "attributes.colour": t.attributeType }],
  [{ aura: 3 }, { "attributes.aura": t.attributeUnknown }],
])("refuses %j with an error for its key", async (attributes, errors) => {
  const { id } = await create();
  const reply = await setAttributes(id, attributes);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toEqual(errors);
});

it("requires width, depth and height to be numbers in cm, as the size filter compares them", async () => {
  for (const key of ["width", "depth", "height"]) {
    const form = { name: "Across", type: "number", unit: "in", facet: true };
    expect((await define(key, form)).json()).toMatchObject({ status: 400, errors: { unit: t.lengthUnit } });
    const asText = await define(key, { name: "Across", type: "text", facet: false });
    // Products use the width, and that error comes first.
    expect(asText.json()).toMatchObject(
      key === "width" ? { code: "attribute_in_use" } : { status: 400, errors: { type: t.lengthUnit } },
    );
    expect((await define(key, { ...form, unit: "cm", position: 3 })).json()).toMatchObject({
      name: "Across",
      unit: "cm",
    });
  }
  expect(
    (await define("seat-height", { name: "Seat height", type: "number", unit: "in", facet: true }))
      .statusCode,
  ).toBe(200);
});

it("refuses to change the type, remove a choice or delete an attribute while products use it", async () => {
  expect((await define("finish", finish)).statusCode).toBe(200);
  const { id } = await create();
  await setAttributes(id, { finish: "oiled" });
  expect((await define("finish", { name: "Finish", type: "text", facet: false })).json().code).toBe(
    "attribute_in_use",
  );
  const withoutOiled = { ...finish, choices: finish.choices.slice(1) };
  expect((await define("finish", withoutOiled)).json().code).toBe("attribute_in_use");
  const renamed = { ...finish, name: "Surface", choices: finish.choices.slice(0, 1) };
  expect((await define("finish", renamed)).json()).toMatchObject({
    name: "Surface",
    choices: [{ key: "oiled" }],
  });
  expect((await call(admin, "DELETE", "/attributes/finish")).statusCode).toBe(409);
  await setAttributes(id, { finish: null });
  expect((await call(admin, "DELETE", "/attributes/finish")).statusCode).toBe(204);
  expect((await call(admin, "DELETE", "/attributes/finish")).statusCode).toBe(404);
});

it("shows a new attribute name in every process", async () => {
  await define("polish", { name: "Polish", type: "text", facet: false });
  const { id } = await create();
  await setAttributes(id, { polish: "Wax" });
  const nameIn = async (app: typeof second) =>
    (await app.inject(`/api/products/${id}`)).json<Product>().attributes?.find(({ key }) => key === "polish")
      ?.name;
  await expect.poll(() => nameIn(second)).toBe("Polish");
  const { etag } = (await call(null, "GET", `/products/${id}`)).headers;
  await define("polish", { name: "Surface care", type: "text", facet: false });
  for (const app of [shop.app, second]) await expect.poll(() => nameIn(app)).toBe("Surface care");
  // A browser that has cached the product revalidates it.
  const revalidation = { headers: { "if-none-match": String(etag) } };
  expect((await call(null, "GET", `/products/${id}`, revalidation)).statusCode).toBe(200);
});

it("refuses a choice attribute without values and a value that occurs twice", async () => {
  const none = await define("gloss", { ...finish, choices: [] });
  expect(none.json().errors).toEqual({ choices: t.attributeChoices });
  const twice = await define("gloss", { ...finish, choices: [finish.choices[0], finish.choices[0]] });
  expect(twice.json().errors).toEqual({ "choices.1.key": t.duplicateValue });
});
