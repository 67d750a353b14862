import type { Destination, Facets, Product } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
let admin: TestUser;
beforeAll(async () => {
  await loadDemo(shop.db, () => new Date("2026-06-01T12:00:00Z"));
  admin = await shop.as("Admin");
});

const get = (search: string, more = "") =>
  shop.call(admin, "GET", `/products?limit=100&search=${encodeURIComponent(search)}${more}`);
const find = async (search: string, more = "") => (await get(search, more)).json<Product[]>();
const namesFor = async (search: string, more = "") => (await find(search, more)).map(({ name }) => name);
async function create(name: string, form: Partial<ReturnType<typeof productForm>> = {}) {
  const payload = productForm({ name, ...form });
  const { id } = (await shop.call(admin, "POST", "/products", { payload })).json<Product>();
  return { remove: () => shop.call(admin, "DELETE", `/products/${id}`) };
}

describe("a search with a price", () => {
  it("finds only products at that price and reports how it was understood", async () => {
    const reply = await get("sofa under 1500");
    expect(reply.headers["x-search-price"]).toBe("..1500");
    const found = reply.json<Product[]>();
    expect(found.slice(0, 2).map(({ name }) => name)).toEqual([
      "Alder Three-Seat Sofa",
      "Alder Two-Seat Sofa",
    ]);
    expect(found.every(({ price }) => price <= 1500)).toBe(true);
    expect((await get("sofa")).headers["x-search-price"]).toBeUndefined();
  });

  it("finds every product at that price if it names nothing else", async () => {
    const found = await find("under $100");
    expect(found.length).toBeGreaterThan(10);
    expect(found.every(({ price }) => price <= 100)).toBe(true);
  });

  it("has the same facets, filters and pages as its list", async () => {
    const found = await namesFor("lamp from $100 to $150");
    const facets = await shop.call(
      admin,
      "GET",
      "/products/facets?search=lamp%20from%20%24100%20to%20%24150",
    );
    expect(facets.json<Facets>().total).toBe(found.length);
    const kitchen = await namesFor("lamp from $100 to $150", "&category=kitchen");
    expect(kitchen).toEqual(["Bell Enamel Pendant Lamp"]);
    const sorted = await find("lamp from $100 to $150", "&sort=-price");
    expect(sorted.map(({ price }) => price)).toEqual(sorted.map(({ price }) => price).sort((a, b) => b - a));
  });

  it("still finds products that contain the typed text, whatever they cost", async () => {
    const { remove } = await create("Quartz Cabinet", {
      price: 900,
      description: "Assembled by two people in under 30 steps.",
    });
    expect((await namesFor("under 30"))[0]).toBe("Quartz Cabinet");
    await remove();
    expect(await namesFor("under 30")).toEqual(["Glow Scented Candle Set"]);
  });

  it("leaves out products that only mention what was searched", async () => {
    expect(await namesFor("sofa under 1500")).toEqual(["Alder Three-Seat Sofa", "Alder Two-Seat Sofa"]);
    // Without a sofa at this price, those are better than nothing.
    expect(await namesFor("sofa under 200")).toEqual(["Lumen Floor Lamp"]);
  });

  it("finds nothing if no such product has that price", async () => {
    expect(await namesFor("rug under 100")).toEqual([]);
  });
});

describe("a search for two things", () => {
  it("finds both kinds", async () => {
    const found = await namesFor("sofa and lamp");
    expect(found.filter((name) => name.endsWith("Sofa"))).toHaveLength(4);
    expect(found.filter((name) => name.endsWith("Lamp"))).toHaveLength(4);
    expect((await get("sofa and lamp")).headers["x-search-match"]).toBeUndefined();
  });

  it("treats properties joined by 'and' as one search", async () => {
    expect(await namesFor("oak and brass nightstand")).toEqual(["Nora Oak Nightstand"]);
  });

  it("ranks a product with the typed text first", async () => {
    const { remove } = await create("Zinc Stand", { description: "For mirror and clock alike." });
    expect((await namesFor("mirror and clock"))[0]).toBe("Zinc Stand");
    await remove();
  });

  it("is paged without losing or repeating hits", async () => {
    const whole = await namesFor("table and chairs");
    const paged: string[] = [];
    let next: string | null = "search=table%20and%20chairs&limit=4";
    while (next) {
      const reply = await shop.call(admin, "GET", `/products?${next}`);
      paged.push(...reply.json<Product[]>().map(({ name }) => name));
      next = /\?([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ""))?.[1] ?? null;
    }
    expect(paged).toEqual(whole);
  });
});

describe("a search for a kind of product", () => {
  it("ranks products of that kind before those that only mention it", async () => {
    const reply = await get("sofa bed");
    const names = reply.json<Product[]>().map(({ name }) => name);
    expect(names.slice(0, 3).every((name) => /Bed(frame)?$/.test(name))).toBe(true);
    expect(names.at(-1)).toBe("Lumen Floor Lamp");
    expect(reply.headers["x-search-match"]).toBe("partial");
    expect(reply.headers["x-search-dropped"]).toBe("sofa");
  });

  it("names the words that were dropped", async () => {
    expect((await get("green velvet sofa")).headers["x-search-dropped"]).toBe("velvet");
    expect((await get("leather sofa")).headers["x-search-dropped"]).toBe("leather");
    expect((await get("brûlée sofa")).headers["x-search-dropped"]).toBe("brulee");
    expect((await get("green sofa")).headers["x-search-dropped"]).toBeUndefined();
  });

  it("does not correct a short word to one that is only in descriptions", async () => {
    expect(await namesFor("wine glasses")).toEqual([]);
    expect((await namesFor("lmap")).length).toBeGreaterThan(3);
  });

  it("finds products for a number of people, then those for more", async () => {
    const found = await namesFor("table for 6");
    expect(found.slice(0, 2)).toEqual(["Holm Oak Dining Table", "Arbor Garden Table"]);
    expect((await get("table for six people")).headers["x-search-match"]).toBeUndefined();
  });

  it("shows the variant for that number of people", async () => {
    const table = (await find("table for 6")).find(({ name }) => name === "Holm Oak Dining Table");
    expect(table?.match?.name).toBe("180 cm");
    const forEight = (await find("table for 8")).find(({ name }) => name === "Holm Oak Dining Table");
    expect(forEight?.match).toBeUndefined();
  });
});

describe("a search with a size", () => {
  it("finds only products of that size, and shows the variant that has it", async () => {
    const reply = await get("desk under 150 cm");
    expect(reply.headers["x-search-size"]).toBe("width:..150");
    const [first] = reply.json<Product[]>();
    expect(first?.name).toMatch(/Desk$/);
    const tables = await find("dining table under 170 cm");
    expect(tables.find(({ name }) => name === "Holm Oak Dining Table")?.match?.name).toBe("160 cm");
    expect(tables.map(({ name }) => name)).not.toContain("Carra Marble Dining Table");
  });

  it("is left out if no product has it", async () => {
    const reply = await get("desk under 3 cm");
    expect(reply.headers["x-search-size"]).toBeUndefined();
    expect(reply.json<Product[]>()[0]?.name).toMatch(/Desk$/);
  });
});

describe("a search for a collection", () => {
  it("finds its products by name or synonym if no product has the words", async () => {
    const gifts = (await shop.call(admin, "GET", "/products?collection=under-100&limit=100")).json<
      Product[]
    >();
    for (const search of ["gift", "presents", "christmas"])
      expect(await namesFor(search), search).toEqual(gifts.map(({ name }) => name));
    expect(await namesFor("gifts under 50")).toEqual(["Glow Scented Candle Set"]);
  });

  it("ranks its products before those that only mention the words", async () => {
    const found = await namesFor("reading corner");
    expect(found).toHaveLength(6);
    expect(found.at(-1)).toBe("Alder Two-Seat Sofa");
  });

  it("leaves searches alone that products answer", async () => {
    expect((await namesFor("oak table"))[0]).toMatch(/Oak .*Table$/);
  });
});

describe("destinations", () => {
  const destinations = async (search: string) =>
    (await shop.call(null, "GET", `/search/destinations?search=${encodeURIComponent(search)}`)).json<
      Destination[]
    >();

  it("are the categories and collections that a search names", async () => {
    expect(await destinations("bedroom")).toEqual([
      { kind: "category", slug: "bedroom", name: "Bedroom" },
      { kind: "collection", slug: "calm-bedroom", name: "A calm bedroom" },
    ]);
    expect(await destinations("living room")).toMatchObject([{ slug: "livingroom" }]);
    expect(await destinations("garden")).toMatchObject([{ slug: "outdoor", name: "Outdoor" }]);
    expect(await destinations("Gifts under $100")).toMatchObject([{ slug: "under-100" }]);
    expect(await destinations("gifts under $20")).toMatchObject([{ slug: "under-100" }]);
    expect(await destinations("kitc")).toMatchObject([{ slug: "kitchen" }]);
  });

  it("are empty for other searches, short ones and none", async () => {
    for (const search of ["dining table", "ki", "", "the", "qwerty"])
      expect(await destinations(search), search).toEqual([]);
  });

  it("follow changes of collections", async () => {
    const form = {
      slug: "winter",
      name: "Winter nights",
      description: "Before skiing.",
      rule: { category: "bedroom" },
    };
    expect(await destinations("winter")).toEqual([]);
    await shop.call(admin, "POST", "/collections", { payload: form });
    await expect.poll(() => destinations("winter")).toMatchObject([{ slug: "winter" }]);
    expect(await destinations("skiing")).toMatchObject([{ slug: "winter" }]);
    expect((await find("skiing")).map(({ category }) => category)).toContain("bedroom");
  });
});
