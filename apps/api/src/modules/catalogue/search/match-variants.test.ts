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

async function offer(name: string, values: { name: string; swatch?: string }[], given: object[] = []) {
  const payload = productForm({ name, price: 100 });
  const { id } = (await shop.call(admin, "POST", "/products", { payload })).json<Product>();
  const options = [
    { name: "Fabric", values: values.map((value, place) => ({ key: `v${place}`, ...value })) },
  ];
  const variants = values.map((_, place) => ({
    values: [`v${place}`],
    price: 100 + place,
    quantity: 4,
    ...given[place],
  }));
  const reply = await shop.call(admin, "PUT", `/products/${id}/variants`, { payload: { options, variants } });
  expect(reply.statusCode, reply.body).toBe(200);
  return id;
}

describe("the variant that a list was asked for", () => {
  it("is that of a colour or a material in the filters, with the picture and price that its link leads to", async () => {
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
    // What the specification names is that of the default variant, as ever.
    expect(sofa?.imageUrl).toBe(variants[0]?.imageUrl);
    expect(sofaIn(await list("attributes=colour:green;material:wool"))?.match?.name).toBe("Moss green wool");
    expect(sofaIn(await list("attributes=material:wool;colour:grey"))?.match?.name).toBe("Charcoal wool");
    expect(sofaIn(await list("attributes=colour:blue,black"))?.match?.name).toBe("Dusty blue linen");
  });

  it("is that of the words of a search, also while they are typed, and of a number from a label", async () => {
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

  it("is not named where it is the default one, or nothing was asked for that can be chosen", async () => {
    expect(sofaIn(await list("attributes=colour:beige"))).not.toHaveProperty("match");
    expect(sofaIn(await search("oatmeal linen sofa"))).not.toHaveProperty("match");
    expect(sofaIn(await search("sofa"))).not.toHaveProperty("match");
    expect(sofaIn(await list("maxPrice=1500"))).not.toHaveProperty("match");
    for (const product of await list("")) expect(product).not.toHaveProperty("match");
  });

  it("is known by its colour where nobody calls it so, and is one that is there", async () => {
    const sold = [{}, { quantity: 0 }, {}];
    const id = await offer(
      "Quistel Pouf",
      [
        { name: "Sand", swatch: "#cbc1b1" },
        { name: "Forest", swatch: "#2f4f2f" },
        { name: "Moss", swatch: "#61634b" },
      ],
      sold,
    );
    const said = { attributes: { colour: ["beige", "green"] } };
    await shop.call(admin, "PUT", `/products/${id}/attributes`, { payload: said });
    const [found] = await search("green quistel");
    expect(found).toMatchObject({ name: "Quistel Pouf", price: 100, match: { name: "Moss", price: 102 } });
  });

  it("is the one of that size, which its name need not tell", async () => {
    const sizes = [{ name: "Small" }, { name: "Large" }, { name: "Long" }];
    const id = await offer("Quillon Desk", sizes, [
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

  it("costs one question for a page, and none where no word names a value", async () => {
    const asked: unknown[] = [];
    const counting = new Proxy(shop.db, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (name === "execute" || name === "select") asked.push(name);
        return value;
      },
    });
    await listProducts(counting, { limit: 100, attributes: [{ key: "assembly", values: ["partly"] }] });
    const without = asked.splice(0).length;
    await listProducts(counting, { limit: 100, attributes: [{ key: "colour", values: ["green"] }] });
    expect(asked).toHaveLength(without + 1);
  });
});
