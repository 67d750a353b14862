import type { Product } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { queryFirst, queryRows } from "../db/executor";
import { listProducts } from "../modules/catalogue/listing/list-products";
import { buildTestApp } from "../testing/build-test-app";
import { addSyntheticProducts } from "./synthetic-products";

const COUNT = 4_000;
const { db } = await buildTestApp();

beforeAll(async () => {
  await addSyntheticProducts(db, COUNT);
});

async function readAll(query: object): Promise<Pick<Product, "id" | "name">[]> {
  const found: Pick<Product, "id" | "name">[] = [];
  let cursor: string | undefined;
  do {
    const page = await listProducts(db, { ...query, limit: 100, ...(cursor ? { cursor } : {}) });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

const countWhere = async (condition: ReturnType<typeof sql>) => {
  const row = await queryFirst<{ n: number }>(
    db,
    sql`select count(*)::int as n from products where ${condition}`,
  );
  return row?.n;
};

describe("synthetic products", () => {
  it("have the requested number and all indexes", async () => {
    expect((await listProducts(db, { limit: 1 })).total).toBe(COUNT);
    const indexes = await queryRows(db, sql`select 1 from pg_indexes where tablename = 'products'`);
    expect(indexes.length).toBeGreaterThanOrEqual(10);
  });

  it.each(["solid", "s", "bedroom", "sofa", "made by hand"])(
    "are all found once by '%s', with matches in the name first",
    async (search) => {
      const all = await readAll({ search });
      const tsquery = search
        .split(" ")
        .map((word) => `${word}:*`)
        .join(" & ");
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.length).toBe(await countWhere(sql`words @@ to_tsquery('simple', ${tsquery})`));
      const inName = await countWhere(sql`name_words @@ to_tsquery('simple', ${tsquery})`);
      const startsLike = new RegExp(`\\b${search}`, "i");
      if (!search.includes(" ")) {
        expect(all.slice(0, inName).every(({ name }) => startsLike.test(name))).toBe(true);
        expect(all.slice(inName).some(({ name }) => startsLike.test(name))).toBe(false);
      }
    },
  );

  it.each(["price", "-price", "name", "newest"] as const)(
    "are all listed once when sorted by %s",
    async (sort) => {
      const all = await readAll({ search: "solid", sort });
      expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT);
    },
  );

  it("have an estimated total within 10 percent", async () => {
    const { total } = await listProducts(db, { search: "solid", limit: 1 });
    expect(Math.abs(total - COUNT)).toBeLessThan(COUNT / 10);
  });
});
