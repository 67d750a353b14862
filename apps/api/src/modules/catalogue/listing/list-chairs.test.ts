import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../../db/executor";
import { productCompanions } from "../../../db/schema";
import { loadDemo } from "../../../demo";
import { buildTestApp } from "../../../testing/build-test-app";
import { listChairs } from "./list-chairs";

const { db } = await buildTestApp();
beforeAll(() => loadDemo(db, () => new Date("2026-06-01T12:00:00Z")));

const allProducts = () => queryRows<{ id: string; name: string }>(db, sql`select id, name from products`);

async function idOf(name: string): Promise<string> {
  return (await allProducts()).find((product) => product.name === name)?.id ?? "";
}

async function chairsOf(name: string, count = 4): Promise<string[]> {
  const [ids, products] = [await listChairs(db, await idOf(name), count), await allProducts()];
  return ids.map((id) => products.find((product) => product.id === id)?.name ?? "");
}

describe("the chairs of a table", () => {
  it("are the published ones of its series", async () => {
    expect(await chairsOf("Holm Oak Dining Table")).toEqual([
      "Holm Oak Dining Chair",
      "Holm Walnut Dining Chair",
    ]);
    expect(await chairsOf("Holm Oak Dining Table", 1)).toEqual(["Holm Oak Dining Chair"]);
    expect(await chairsOf("Carra Marble Dining Table")).toEqual([]);
    await db.execute(sql`update products set published = false where name = 'Holm Oak Dining Chair'`);
    expect(await chairsOf("Holm Oak Dining Table")).toEqual(["Holm Walnut Dining Chair"]);
  });

  it("are the companions that the owner chose, in this order", async () => {
    const [table, quill, maren] = await Promise.all(
      ["Carra Marble Dining Table", "Quill Spindle Chair", "Maren Dining Armchair"].map(idOf),
    );
    const sideboard = await idOf("Strand Oak Sideboard");
    const ids = [sideboard, maren, quill];
    await db.insert(productCompanions).values(
      ids.map((companionId, position) => ({
        productId: table ?? "",
        companionId: companionId ?? "",
        position,
      })),
    );
    expect(await chairsOf("Carra Marble Dining Table")).toEqual([
      "Maren Dining Armchair",
      "Quill Spindle Chair",
    ]);
  });

  it("begin with those of the same manual collection", async () => {
    const members = ["Holm Oak Dining Table", "Quill Spindle Chair", "Strand Oak Sideboard"];
    await db.execute(sql`
      insert into collection_products (collection_id, product_id)
      select (select id from collections where rule is null limit 1), id from products
      where name = any(${sql.param(members)}::text[])`);
    expect(await chairsOf("Holm Oak Dining Table")).toEqual([
      "Quill Spindle Chair",
      "Holm Walnut Dining Chair",
    ]);
  });
});
