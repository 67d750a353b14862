import type { Product, Suggestion } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";
import { listProducts } from "../listing/list-products";

const shop = await buildTestApp();
let admin: TestUser;
beforeAll(async () => {
  await loadDemo(shop.db, () => new Date("2026-06-01T12:00:00Z"));
  admin = await shop.as("Admin");
});

const list = async (query: string) =>
  (await shop.call(admin, "GET", `/products?limit=100&${query}`)).json<Product[]>();
const search = (words: string) => list(`search=${encodeURIComponent(words)}`);
const sofaIn = (products: readonly Product[]) =>
  products.find(({ name }) => name === "Alder Three-Seat Sofa");

async function createProduct(
  name: string,
  values: { name: string; swatch?: string }[],
  given: object[] = [],
) {
  const payload = productForm({ name, price: 100 });
  const { id } = (await shop.call(admin, "POST", "/products", { payload })).json<Product>();
  const options = [
    { name: "Fabric", values: values.map((value, index) => ({ key: `v${index}`, ...value })) },
  ];
  const variants = values.map((_, index) => ({
    values: [`v${index}`],
    price: 100 + index,
    quantity: 4,
    ...given[index],
  }));
  const reply = await shop.call(admin, "PUT", `/products/${id}/variants`, { payload: { options, variants } });
  expect(reply.statusCode, reply.body).toBe(200);
  return id;
}

describe("the matching variant of a list item", () => {
  it("follows colour and material filters, with its image and price", async () => {
    const sofa = sofaIn(await list("attributes=colour:green"));
    const { variants = [] } = (await shop.call(null, "GET", `/products/${sofa?.id}`)).json<Product>();
    const moss = variants.find(({ name }) => name === "Moss green wool");
    expect(sofa?.match).toEqual({
      variantId: moss?.id,
      name: "Moss green wool",
      price: moss?.price,
      quantity: moss?.quantity,
      imageUrl: moss?.imageUrl,
    });
    // The fields of the specification still show the default variant.
    expect(sofa?.imageUrl).toBe(variants[0]?.imageUrl);
    expect(sofaIn(await list("attributes=colour:green;material:wool"))?.match?.name).toBe("Moss green wool");
    expect(sofaIn(await list("attributes=material:wool;colour:grey"))?.match?.name).toBe("Charcoal wool");
    expect(sofaIn(await list("attributes=colour:blue,black"))?.match?.name).toBe("Dusty blue linen");
  });

  it("follows search words, partly typed words and SKUs", async () => {
    expect(sofaIn(await search("green wool sofa"))?.match?.name).toBe("Moss green wool");
    expect(sofaIn(await search("charcoal sofas"))?.match?.name).toBe("Charcoal wool");
    expect(sofaIn(await search("LW-ALDER-THREE-SEAT-SOFA-LINEN-BLUE"))?.match?.name).toBe("Dusty blue linen");
    const suggested = (
      await shop.call(null, "GET", "/products/suggestions?search=three-seat%20sofa%20gre")
    ).json<Suggestion[]>();
    expect(suggested.find(({ name }) => name === "Alder Three-Seat Sofa")?.match?.name).toBe(
      "Moss green wool",
    );
  });

  it("is omitted for the default variant and for searches without option values", async () => {
    expect(sofaIn(await list("attributes=colour:beige"))).not.toHaveProperty("match");
    expect(sofaIn(await search("oatmeal linen sofa"))).not.toHaveProperty("match");
    expect(sofaIn(await search("sofa"))).not.toHaveProperty("match");
    expect(sofaIn(await list("maxPrice=1500"))).not.toHaveProperty("match");
    for (const product of await list("")) expect(product).not.toHaveProperty("match");
  });

  it("is found by colour family and is in stock", async () => {
    const stock = [{}, { quantity: 0 }, {}];
    const id = await createProduct(
      "Quistel Pouf",
      [
        { name: "Sand", swatch: "#cbc1b1" },
        { name: "Forest", swatch: "#2f4f2f" },
        { name: "Moss", swatch: "#61634b" },
      ],
      stock,
    );
    const colours = { attributes: { colour: ["beige", "green"] } };
    await shop.call(admin, "PUT", `/products/${id}/attributes`, { payload: colours });
    const [found] = await search("green quistel");
    expect(found).toMatchObject({ name: "Quistel Pouf", price: 100, match: { name: "Moss", price: 102 } });
  });

  it("is found by its measures", async () => {
    const sizes = [{ name: "Small" }, { name: "Large" }, { name: "Long" }];
    const id = await createProduct("Quillon Desk", sizes, [
      {},
      { measures: { width: 143.5 } },
      { measures: { width: 163 } },
    ]);
    await shop.call(admin, "PUT", `/products/${id}/attributes`, {
      payload: { attributes: { width: 123, depth: 70 } },
    });
    const matchOf = async (words: string) => (await search(words))[0]?.match?.name;
    expect(await matchOf("quillon desk 163 cm")).toBe("Long");
    expect(await matchOf("quillon 143.5cm")).toBe("Large");
    expect(await matchOf("quillon 143,5cm")).toBe("Large");
    expect(await matchOf("quillon 163x70")).toBe("Long");
    expect(await matchOf("large quillon 70 cm")).toBe("Large");
    expect(await matchOf("quillon desk 123 cm")).toBeUndefined();
    expect(await matchOf("quillon desk 70 cm")).toBeUndefined();
  });

  it("needs one query per page, and none without filters that a variant can match", async () => {
    const queries: unknown[] = [];
    const counting = new Proxy(shop.db, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (name === "execute" || name === "select") queries.push(name);
        return value;
      },
    });
    await listProducts(counting, { limit: 100, onSale: true });
    const without = queries.splice(0).length;
    await listProducts(counting, { limit: 100, attributes: [{ key: "colour", values: ["green"] }] });
    expect(queries).toHaveLength(without + 1);
  });
});
