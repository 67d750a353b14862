import type { Facets, Product } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
const { call } = shop;
let member: TestUser;
beforeAll(async () => {
  await loadDemo(shop.db, () => new Date());
  member = await shop.as("User");
});

const facets = async (query: string) =>
  (await call(member, "GET", `/products/facets${query}`)).json<Facets>();
const list = async (query: string) => (await call(member, "GET", `/products${query}`)).json<Product[]>();
const detail = async (id: string) => (await call(null, "GET", `/products/${id}`)).json<Product>();
const attributeOf = ({ attributes = [] }: Product, key: string) =>
  attributes.find((one) => one.key === key)?.value;
const values = ({ attributes }: Facets, key: string) =>
  Object.fromEntries(attributes.find((one) => one.key === key)?.values.map((v) => [v.value, v.count]) ?? []);

describe("product list filters", () => {
  it("match all attributes, each by one of its values", async () => {
    const products = await list("?attributes=material:linen,wool;colour:green;seats:2..3");
    expect(products.map(({ name }) => name).sort()).toEqual(["Alder Three-Seat Sofa", "Alder Two-Seat Sofa"]);
  });

  it("match products that fit a space, also turned by 90 degrees, to the millimetre", async () => {
    const [sofa] = await list("?search=Alder%20Three-Seat%20Sofa&limit=1");
    const { id } = sofa ?? { id: "" };
    const found = async (fits: string) => (await list(`?ids=${id}&fits=${fits}`)).length;
    expect(await found("220x95x88")).toBe(1);
    expect(await found("95x220x88")).toBe(1);
    expect(await found("219.9x95x88")).toBe(0);
    expect(await found("400x400x87.9")).toBe(0);
    expect(await found(encodeURIComponent("220 × 95 × 88"))).toBe(1);
  });

  it("match the attributes of a variant, which the list then shows", async () => {
    const forSix = await list("?attributes=seats:6");
    const table = forSix.find(({ name }) => name === "Holm Oak Dining Table");
    expect(table?.match?.name).toBe("180 cm");
    expect((await list("?attributes=seats:5..7")).map(({ id }) => id)).toContain(table?.id);
    expect(values(await facets(""), "seats")["6"]).toBe(forSix.length);
    const forEight = (await list("?attributes=seats:8")).find(({ id }) => id === table?.id);
    expect(forEight?.match).toBeUndefined();
  });

  it("match the measures of one variant, until that variant is deleted", async () => {
    const admin = await shop.as("Admin");
    const payload = productForm({ name: "Wexley Measured Bench" });
    const { id } = (await call(admin, "POST", "/products", { payload })).json<Product>();
    const measured = { attributes: { width: 300, depth: 90, height: 70 } };
    await call(admin, "PUT", `/products/${id}/attributes`, { payload: measured });
    const values = ["long", "short", "deep"].map((key) => ({ key, name: key }));
    const measures = [undefined, { width: 181.5 }, { width: 290, depth: 41, height: 44 }];
    const save = (keys: readonly string[]) =>
      call(admin, "PUT", `/products/${id}/variants`, {
        payload: {
          options: [{ name: "Length", values }],
          variants: values.flatMap(({ key }, index) =>
            keys.includes(key) ? [{ values: [key], price: 90, quantity: 2, measures: measures[index] }] : [],
          ),
        },
      });
    const reply = await save(["long", "short", "deep"]);
    expect(reply.statusCode, reply.body).toBe(200);
    const found = async (query: string) => {
      const products = await list(`?ids=${id}&${query}`);
      expect((await facets(`?ids=${id}&${query}`)).total).toBe(products.length);
      return products.map(({ match }) => match?.name ?? "");
    };
    // A variant inherits missing measures from its product: 181.5 x 90 x 70.
    expect(await found("fits=181.5x90x70")).toEqual(["short"]);
    expect(await found("fits=90x181.5x70")).toEqual(["short"]);
    expect(await found("fits=181.4x90x70")).toEqual([]);
    expect(await found("fits=181.5x90x69.9")).toEqual([]);
    expect(await found("fits=290x41x44")).toEqual(["deep"]);
    expect(await found("fits=300x90x70")).toEqual([""]);
    expect(await found("fits=181.5xx")).toEqual(["short"]);
    expect(await found("fits=181.4xx")).toEqual([]);
    expect(await found("fits=290x41x")).toEqual(["deep"]);
    expect(await found("attributes=width:..181.5")).toEqual(["short"]);
    expect(await found("attributes=width:..181.4")).toEqual([]);
    expect(await found("attributes=depth:..41")).toEqual(["deep"]);
    expect(await found("attributes=height:44")).toEqual(["deep"]);
    // No single variant is both narrow and low.
    expect(await found("attributes=width:..200;height:..50")).toEqual([]);
    expect(await found("attributes=width:..200&fits=400x50x50")).toEqual([]);
    const { attributes } = await facets(`?ids=${id}&attributes=width:..200;height:..80`);
    expect(attributes.find(({ key }) => key === "width")?.range).toEqual({ min: 181.5, max: 300 });
    await save(["long", "deep"]);
    expect(await found("attributes=width:..181.5")).toEqual([]);
    await call(admin, "DELETE", `/products/${id}`);
  });

  it("match products on sale", async () => {
    const products = await list("?onSale=true");
    expect(products).toHaveLength(4);
    for (const { price, compareAtPrice } of products) expect(compareAtPrice).toBeGreaterThan(price);
  });

  it.each([
    "fits=NaNx1x1",
    "fits=1000000000x10x10",
    "fits=0x10x10",
    "fits=10x10",
    "fits=xx",
    "fits=-1x10x10",
    "fits=1e3x10x10",
    "attributes=width",
    "attributes=width:..",
    "attributes=width:NaN..2",
    "attributes=material:oak;material:ash",
    "attributes=MATERIAL:oak",
    "attributes=a%27b:oak",
    "onSale=perhaps",
  ])("return 400 for %s and name the parameter", async (query) => {
    for (const path of ["/products", "/products/facets"]) {
      const reply = await call(member, "GET", `${path}?${query}`);
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().errors)).toEqual([query.split("=")[0]]);
    }
  });
});

describe("facets", () => {
  it("are counted with all filters except their own", async () => {
    const all = await facets("");
    expect(all.total).toBe(77);
    expect(all.categories.reduce((sum, { count }) => sum + count, 0)).toBe(77);
    expect(all.prices.reduce((sum, { count }) => sum + count, 0)).toBe(77);
    expect(all.onSale).toBe(4);

    const narrowed = await facets("?category=livingroom&attributes=material:oak");
    const ofOak = await list("?attributes=material:oak");
    expect(narrowed.categories.find(({ value }) => value === "dining")?.count).toBe(
      ofOak.filter(({ category }) => category === "dining").length,
    );
    expect(narrowed.total).toBe(ofOak.filter(({ category }) => category === "livingroom").length);
    const walnut = await list("?category=livingroom&attributes=material:walnut");
    expect(values(narrowed, "material").walnut).toBe(walnut.length);
  });

  it("agree with the list for every value", async () => {
    const base = "category=livingroom&inStock=true";
    const { attributes, total } = await facets(`?${base}`);
    expect((await list(`?${base}`)).length).toBe(total);
    for (const { key, values: facetValues } of attributes)
      for (const { value, count } of facetValues)
        expect([key, value, (await list(`?${base}&attributes=${key}:${value}`)).length]).toEqual([
          key,
          value,
          count,
        ]);
  });

  it("follow the search words, and are 0 without hits", async () => {
    const { total } = await facets("?search=sofa");
    expect(total).toBe((await list("?search=sofa")).length);
    const nothing = await facets("?search=%2B%2B%2B");
    expect(nothing.total).toBe(0);
    expect(nothing.attributes.every(({ values: facetValues }) => facetValues.length === 0)).toBe(true);
  });
});

it("shows attributes with display texts in the product detail", async () => {
  const [sofa] = await list("?search=Alder%20Three-Seat%20Sofa&limit=1");
  const product = await detail(sofa?.id ?? "");
  expect(attributeOf(product, "width")).toBe(220);
  expect(product.attributes?.map(({ name, text }) => `${name}: ${text}`)).toEqual(
    expect.arrayContaining(["Width: 220 cm", "Material: Oak, Linen, Wool", "Seats: 3"]),
  );
});
