import type { Product } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
let user: TestUser;
let admin: TestUser;

beforeAll(async () => {
  await loadDemo(shop.db, () => new Date("2026-06-01T12:00:00Z"));
  user = await shop.as("User");
  admin = await shop.as("Admin");
});

const get = (query: string) => shop.call(user, "GET", `/products?${query}`);
async function find(search: string, more = ""): Promise<string[]> {
  const items: Product[] = (await get(`search=${encodeURIComponent(search)}${more}`)).json();
  return items.map(({ name }) => name);
}
const isPartial = async (search: string, more = "") =>
  (await get(`search=${encodeURIComponent(search)}${more}`)).headers["x-search-match"] === "partial";

describe("a search in English", () => {
  it.each([
    ["chairs", "chair"],
    ["tables", "table"],
    ["bookshelves", "bookshelf"],
    ["3 seater sofa", "three seater sofa"],
    ["couch", "sofa"],
    ["grey sofa", "gray sofa"],
  ])("finds the same for '%s' as for '%s'", async (one, other) => {
    expect((await find(one)).length).toBeGreaterThan(0);
    expect(await find(one)).toEqual(await find(other));
  });

  it("ranks products with the head noun before those that only mention it", async () => {
    const found = await find("desk");
    expect(found.slice(0, 3).every((name) => name.endsWith("Desk"))).toBe(true);
    expect(found.indexOf("Beam Desk Lamp")).toBe(3);
    expect(found.indexOf("Ridge Low Bookshelf")).toBeGreaterThan(3);
  });

  it("ranks whole words before parts of words", async () => {
    const found = await find("round table");
    const rounded = found.indexOf("Holm Oak Dining Table");
    expect(rounded).toBeGreaterThan(found.indexOf("Nook Breakfast Table"));
  });

  it("ignores stop words, except if alone", async () => {
    expect(await find("the chest of drawers")).toEqual(await find("chest of drawers"));
    expect((await find("with")).length).toBeGreaterThan(10);
  });

  it("finds the closest products if only a draft has every word", async () => {
    const payload = productForm({ name: "Zephyrine Bench" });
    const { id } = (await shop.call(admin, "POST", "/products", { payload })).json<Product>();
    expect(await find("zephyrine bench")).toEqual(["Zephyrine Bench"]);
    const hidden = await shop.call(admin, "PUT", `/products/${id}/publishing`, {
      payload: { state: "draft" },
    });
    expect(hidden.statusCode).toBe(200);
    const found = await find("zephyrine bench");
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain("Zephyrine Bench");
    expect(await isPartial("zephyrine bench")).toBe(true);
    await shop.call(admin, "DELETE", `/products/${id}`);
  });

  it.each(["T15m", "Q3x7", "B2kg", "1e6a", "12ab"])("finds a product called '%s'", async (word) => {
    const payload = productForm({ name: `${word} Bench` });
    const { id } = (await shop.call(admin, "POST", "/products", { payload })).json<Product>();
    expect(await find(word)).toContain(`${word} Bench`);
    await shop.call(admin, "DELETE", `/products/${id}`);
  });

  it("does not correct words of the catalogue", async () => {
    expect((await find("leather", "&limit=100")).every((name) => name !== "Alder Three-Seat Sofa")).toBe(
      true,
    );
    expect(await find("feather")).toEqual(["Alder Three-Seat Sofa"]);
  });

  it.each(["carpet", "pillow"])("finds nothing for '%s' without a synonym", async (word) => {
    const before = await readStored();
    await shop.db.execute(sql`delete from search_synonyms`);
    await expect.poll(() => find(word)).toEqual([]);
    await restore(before);
    await expect.poll(async () => (await find(word)).length).toBeGreaterThan(0);
  });
});

describe("a search without a product that has every word", () => {
  it("is marked as partial and lists products of that kind, most matching words first", async () => {
    expect(await isPartial("green velvet sofa")).toBe(true);
    const found = await find("green velvet sofa");
    expect(found.slice(0, 2).sort()).toEqual(["Alder Three-Seat Sofa", "Alder Two-Seat Sofa"]);
    expect(found.every((name) => name.endsWith("Sofa"))).toBe(true);
    expect(await isPartial("green sofa")).toBe(false);
  });

  it("finds nothing if no word is in a name or category", async () => {
    expect(await find("blue curtains")).toEqual([]);
    expect(await isPartial("blue curtains")).toBe(false);
    expect((await find("bedroom curtains")).length).toBeGreaterThan(5);
  });

  it("is not marked as partial if only a filter excludes the hits", async () => {
    expect(await find("green sofa", "&category=kitchen")).toEqual([]);
    expect(await isPartial("green sofa", "&category=kitchen")).toBe(false);
  });

  it("is paged without losing or repeating hits", async () => {
    for (const search of ["green velvet sofa", "round table", "wooden chair", "bed"]) {
      const whole = await find(search, "&limit=100");
      const paged: string[] = [];
      let next: string | null = `search=${encodeURIComponent(search)}&limit=2`;
      while (next) {
        const reply = await get(next);
        paged.push(...(reply.json() as Product[]).map(({ name }) => name));
        expect(Number(reply.headers["x-total-count"])).toBe(whole.length);
        next = /\?([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ""))?.[1] ?? null;
      }
      expect(paged).toEqual(whole);
    }
  });
});

describe("the vocabulary", () => {
  it("ignores a word that only deleted products had", async () => {
    const created = await shop.call(admin, "POST", "/products", {
      payload: productForm({ name: "Zofa Stand", description: "Only this one has that word." }),
    });
    expect(await find("zofa")).toEqual(["Zofa Stand"]);
    await shop.call(admin, "DELETE", `/products/${created.json().id}`);
    expect(await find("zofa")).toEqual([]);
  });
});

describe("suggestions", () => {
  const suggest = (search: string) =>
    shop.call(null, "GET", `/products/suggestions?search=${encodeURIComponent(search)}`);

  it("are the first hits, public, from three letters on", async () => {
    const reply = await suggest("sof");
    expect(reply.statusCode).toBe(200);
    const items = reply.json();
    expect(items).toHaveLength(4);
    expect((await suggest("soft")).json().length).toBeGreaterThan(0);
    expect(items[0]).toEqual({
      id: expect.any(String),
      name: "Alder Three-Seat Sofa",
      category: "livingroom",
      price: expect.any(Number),
      imageUrl: expect.stringContaining("/images/"),
    });
    expect((await suggest("so")).json()).toEqual([]);
    expect((await suggest("")).json()).toEqual([]);
  });

  it("match prefixes of synonyms and require every word", async () => {
    expect((await suggest("couc")).json()[0].name).toBe("Alder Three-Seat Sofa");
    expect((await suggest("carp")).json()[0].name).toBe("Fen Wool Rug");
    expect((await suggest("leather sofa")).json()).toEqual([]);
  });

  it("include new products", async () => {
    expect((await suggest("gondola")).json()).toEqual([]);
    await shop.call(admin, "POST", "/products", { payload: productForm({ name: "Gondola Bench" }) });
    expect((await suggest("Gondola")).json()).toHaveLength(1);
  });
});

interface Stored {
  id: string;
  phrases: string[];
  one_way: boolean;
}

async function readStored(): Promise<Stored[]> {
  return (await shop.db.execute(sql`select id, phrases, one_way from search_synonyms`)).rows as never;
}

async function restore(synonyms: Stored[]): Promise<void> {
  for (const { id, phrases, one_way } of synonyms) {
    await shop.db.execute(
      sql`insert into search_synonyms (id, phrases, one_way) values (${id}, ${sql.param(phrases)}::text[], ${one_way})`,
    );
  }
}
