import type { Product } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { demoCatalogue } from "../../../demo/catalogue";
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

async function list(query: string): Promise<{ items: Product[]; total: number; next: string | null }> {
  const response = await shop.call(user, "GET", `/products${query}`);
  expect(response.statusCode).toBe(200);
  const next = /<\/api(.*)>; rel="next"/.exec(String(response.headers.link ?? ""))?.[1] ?? null;
  return { items: response.json(), total: Number(response.headers["x-total-count"]), next };
}
const namesOf = async (query: string) => (await list(query)).items.map(({ name }) => name);

async function readAll(query: string): Promise<Product[]> {
  const found: Product[] = [];
  let next: string | null = `/products${query}`;
  while (next) {
    const page = await list(next.replace("/products", ""));
    found.push(...page.items);
    next = page.next;
  }
  return found;
}

describe("listing products", () => {
  it("requires a signed-in user [B03]", async () => {
    expect((await shop.call(null, "GET", "/products")).statusCode).toBe(401);
  });

  it("returns a bare array, newest first, with the total [B03]", async () => {
    const { items, total } = await list("");
    expect(total).toBe(demoCatalogue.length);
    expect(items).toHaveLength(Math.min(100, demoCatalogue.length));
    const dates = items.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each(["newest", "oldest", "price", "-price", "name", "-name", "quantity", "-quantity"])(
    "reads every product once through its pages, sorted by %s",
    async (sort) => {
      const all = await readAll(`?limit=7&sort=${sort}`);
      expect(new Set(all.map(({ id }) => id)).size).toBe(demoCatalogue.length);
      const field = { newest: "createdAt", oldest: "createdAt" }[sort] ?? sort.replace("-", "");
      const keys = all.map((product) => product[field as keyof Product]);
      const sorted = [...keys].sort((a, b) => (String(a).toLowerCase() < String(b).toLowerCase() ? -1 : 1));
      if (typeof keys[0] === "number") sorted.sort((a, b) => Number(a) - Number(b));
      if (sort === "newest" || sort.startsWith("-")) sorted.reverse();
      expect(keys).toEqual(sorted);
    },
  );

  it("filters by category, price and stock together, with the right total", async () => {
    const expected = demoCatalogue.filter(
      ({ category, priceCents, quantity }) =>
        category === "bedroom" && priceCents >= 10_000 && priceCents <= 90_000 && quantity > 0,
    );
    const { items, total } = await list("?category=bedroom&minPrice=100&maxPrice=900&inStock=true");
    expect(items.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort());
    expect(total).toBe(expected.length);
    expect((await list("?category=bedroom")).total).toBe(
      demoCatalogue.filter(({ category }) => category === "bedroom").length,
    );
  });

  it("finds the products of a cart by their ids", async () => {
    const { items } = await list("?limit=3");
    const ids = items.map(({ id }) => id);
    expect((await list(`?ids=${ids.join(",")}`)).items.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it("returns 400 for an invalid limit, sort, price or cursor", async () => {
    const queries = [
      "limit=0",
      "limit=101",
      "limit=x",
      "sort=colour",
      "minPrice=-1",
      "maxPrice=NaN",
      "cursor=abc",
    ];
    for (const query of [...queries, "cursor=WzAsIngiLDFd", "category=garage", "ids=1,2", "search=%00"]) {
      const response = await shop.call(user, "GET", `/products?${query}`);
      expect([query, response.statusCode]).toEqual([query, 400]);
      expect(Object.keys(response.json().errors)).toHaveLength(1);
    }
  });
});

describe("searching products", () => {
  it("finds whole words and beginnings of words, in any case and without accents [B04]", async () => {
    const sofas = await namesOf("?search=sofa");
    expect(sofas.length).toBeGreaterThan(0);
    expect(await namesOf("?search=SOF")).toEqual(expect.arrayContaining(sofas));
    await shop.call(admin, "POST", "/products", { payload: productForm({ name: "Crème Brûlée Bowl" }) });
    for (const word of ["creme", "CRÈME", "brulee", "brûl"]) {
      expect(await namesOf(`?search=${encodeURIComponent(word)}`)).toContain("Crème Brûlée Bowl");
    }
  });

  it("ranks hits in the name over the category over the description [B04]", async () => {
    const add = (given: object) => shop.call(admin, "POST", "/products", { payload: productForm(given) });
    await add({ name: "Zebra Stool", description: "Stripes for everybody at home." });
    await add({ name: "Plain Stool", description: "Goes well with a zebra rug at home." });
    expect(await namesOf("?search=zebra")).toEqual(["Zebra Stool", "Plain Stool"]);

    const outdoor = (await list("?search=outdoor&limit=100")).items;
    const rank = ({ name, category }: Product) =>
      /outdoor/i.test(name) ? 0 : category === "outdoor" ? 1 : 2;
    expect(outdoor.map(rank)).toEqual(outdoor.map(rank).sort());
  });

  it("requires every search word", async () => {
    const names = await namesOf("?search=walnut%20table");
    expect(names.length).toBeGreaterThan(0);
    for (const { id } of (await list("?search=walnut%20table")).items) {
      const product = (await shop.call(user, "GET", `/products/${id}`)).json<Product>();
      const { name, description, category, options = [], attributes = [] } = product;
      const optionValues = options.flatMap(({ values }) => values.map((value) => value.name));
      const attributeValues = attributes.flatMap(({ value }) => value);
      const text = [name, description, category, ...optionValues, ...attributeValues].join(" ").toLowerCase();
      expect([name, text.includes("walnut"), text.includes("table")]).toEqual([name, true, true]);
    }
  });

  it.each([
    ["wallnut", "walnut"],
    ["wlanut", "walnut"],
    ["wolnut", "walnut"],
    ["wanutt", "walnut"],
    ["lmap", "lamp"],
    ["sofaa", "sofa"],
    ["cahir", "chair"],
    ["oak dinning tabel", "oak dining table"],
  ])("tolerates the typos of '%s' [B04]", async (typed, meant) => {
    const found = await namesOf(`?search=${encodeURIComponent(typed)}&limit=100`);
    const expected = await namesOf(`?search=${encodeURIComponent(meant)}&limit=3`);
    expect(expected.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it("finds codes that start like a number", async () => {
    for (const code of ["1e6a759a", "12e34567", "7f00ba11", "3d"]) {
      const name = `Marked ${code} Stool`;
      await shop.call(admin, "POST", "/products", { payload: productForm({ name }) });
      expect(await namesOf(`?search=Stool%20${code}`)).toEqual([name]);
    }
  });

  it("pages through a search without losing or repeating a hit", async () => {
    const { items } = await list("?search=oak&limit=100");
    expect((await readAll("?search=oak&limit=4")).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect((await readAll("?search=okk&limit=4")).length).toBe((await list("?search=okk")).total);
  });

  it("combines with category and sort", async () => {
    const { items } = await list("?search=oak&category=dining&sort=price");
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ category }) => category === "dining")).toBe(true);
    expect(items.map(({ price }) => price)).toEqual(items.map(({ price }) => price).sort((a, b) => a - b));
  });

  it("handles nonsense words and special characters", async () => {
    for (const word of ["qqqqqqqqqqq", "!!!", "' or 1=1 --", "a & | ! ( : * <->", "\\", "🛋", "%"]) {
      const { items, total } = await list(`?search=${encodeURIComponent(word)}`);
      expect(items.length).toBe(Math.min(100, total));
    }
    expect((await list("?search=qqqqqqqqqqq")).items).toEqual([]);
    expect((await list("?search=!!!")).items).toEqual([]);
  });
});

describe("the total", () => {
  it("follows created, moved and deleted products", async () => {
    const { rows } = await shop.db.execute(sql`select count(*)::int as n from products`);
    expect((await list("")).total).toBe(rows[0]?.n);
    const created = await shop.call(admin, "POST", "/products", {
      payload: productForm({ category: "other" }),
    });
    const { id } = created.json();
    const others = (await list("?category=other")).total;
    await shop.call(admin, "PUT", "/products", { payload: { ...productForm({ category: "kitchen" }), id } });
    expect((await list("?category=other")).total).toBe(others - 1);
    const kitchens = (await list("?category=kitchen")).total;
    await shop.call(admin, "DELETE", `/products/${id}`);
    expect((await list("?category=kitchen")).total).toBe(kitchens - 1);
  });
});
