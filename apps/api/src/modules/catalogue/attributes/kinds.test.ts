import type { Kind, Product } from "@larkwood/contract";
import { beforeAll, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { demoKinds } from "../../../demo/catalogue/kinds";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp({ env: { SHOP_CATALOGUE: "public" } });
const { call } = shop;
let admin: TestUser;
beforeAll(async () => {
  await loadDemo(shop.db, () => new Date());
  admin = await shop.as("Admin");
});

const kinds = async () => (await call(null, "GET", "/kinds")).json<Kind[]>();
const names = async (query: string) =>
  (await call(null, "GET", `/products?limit=100&${query}`)).json<Product[]>().map(({ name }) => name);
const definition = async () =>
  (await call(admin, "GET", "/attributes"))
    .json<{ key: string; choices: { key: string }[] }[]>()
    .find(({ key }) => key === "kind");
const define = (payload: object) => call(admin, "PUT", "/attributes/kind", { payload });

it("lists the kinds that have products, with words and pictures", async () => {
  const listed = await kinds();
  expect(listed.map(({ key }) => key).sort()).toEqual(Object.keys(demoKinds).sort());
  expect(listed[0]).toEqual({
    key: "sofas",
    name: "Sofas",
    text: demoKinds.sofas?.text,
    imageUrl: expect.stringMatching(/\/images\/rooms\/hero-living_1280\.webp$/),
  });
});

it("lists the products of one or several kinds, in any category, and combines them with other filters", async () => {
  const sofas = await names("kind=sofas");
  expect(sofas).toHaveLength(4);
  expect(await names("kind=sofas&category=outdoor")).toEqual(["Cove Teak Outdoor Sofa"]);
  expect(await names("kind=sofas,rugs")).toHaveLength(5);
  expect(await names("kind=sofas&attributes=kind:rugs")).toEqual([]);
  expect(await names("kind=nothing")).toEqual([]);
  expect(await names("kind=")).toHaveLength(77);
});

it("counts kinds for each further filter, and ignores the chosen kind for their own counts", async () => {
  const { total, attributes } = (await call(null, "GET", "/products/facets?kind=sofas")).json();
  const kind = attributes.find(({ key }: { key: string }) => key === "kind");
  expect(total).toBe(4);
  expect(kind.values).toContainEqual(expect.objectContaining({ value: "armchairs", count: 4 }));
});

it.each(["Sofas", "sofas,", "so%00fas", "a".repeat(61)])("refuses the kind %s", async (kind) => {
  expect((await call(null, "GET", `/products?kind=${kind}`)).statusCode).toBe(400);
});

it("shows a draft's kind after it is published, and the owner's words and picture", async () => {
  const attribute = await definition();
  const choices = [
    ...(attribute?.choices ?? []),
    { key: "hammocks", name: "Hammocks", text: "For the garden." },
  ];
  const form = { name: "Kind", type: "choice", facet: true };
  expect((await define({ ...form, choices })).statusCode).toBe(200);
  const { id } = (
    await call(admin, "POST", "/products", { payload: { ...productForm(), draft: true } })
  ).json<Product>();
  const set = await call(admin, "PUT", `/products/${id}/attributes`, {
    payload: { attributes: { kind: "hammocks" } },
  });
  expect(set.statusCode).toBe(200);
  expect((await kinds()).map(({ key }) => key)).not.toContain("hammocks");
  await call(admin, "PUT", `/products/${id}/publishing`, { payload: { state: "published" } });
  const { imageUrl } = (await call(null, "GET", `/products/${id}`)).json<Product>();
  expect((await kinds()).at(-1)).toEqual({
    key: "hammocks",
    name: "Hammocks",
    text: "For the garden.",
    imageUrl,
  });
});

it("refuses pictures that are not of this shop", async () => {
  const attribute = await definition();
  const choices = (attribute?.choices ?? []).map((choice) => ({
    ...choice,
    imageUrl: "javascript:alert(1)",
  }));
  const refused = await define({ name: "Kind", type: "choice", facet: true, choices });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toHaveProperty("choices.0.imageUrl");
});

it("shows no kinds while the attribute is no filter", async () => {
  const form = { name: "Kind", type: "choice", choices: (await definition())?.choices };
  expect((await define({ ...form, facet: false })).statusCode).toBe(200);
  expect(await kinds()).toEqual([]);
  expect((await define({ ...form, facet: true })).statusCode).toBe(200);
});

it("hides the kinds of a members-only catalogue", async () => {
  const members = await buildTestApp();
  expect((await members.call(null, "GET", "/kinds")).statusCode).toBe(401);
  const user = await members.as("User");
  expect((await members.call(user, "GET", "/kinds")).json()).toEqual([]);
});
