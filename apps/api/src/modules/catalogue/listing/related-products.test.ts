import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { queryFirst } from "../../../db/executor";
import { loadDemo } from "../../../demo";
import { buildTestApp } from "../../../testing/build-test-app";
import { listRelated } from "./related-products";

const { db } = await buildTestApp();
beforeAll(() => loadDemo(db, () => new Date("2026-06-01T12:00:00Z")));

async function relatedTo(name: string): Promise<string[]> {
  const product = await queryFirst<{ id: string }>(db, sql`select id from products where name = ${name}`);
  return (await listRelated(db, product?.id ?? "", 4)).map((row) => row.name);
}

describe("related products", () => {
  it("rank the same series before the same category, and the same kind before newer products", async () => {
    const related = await relatedTo("Holm Oak Dining Chair");
    expect(related[0]).toBe("Holm Walnut Dining Chair");
    expect(related.slice(0, 3).every((name) => name.startsWith("Holm"))).toBe(true);
    expect(related[3]).toBe("Quill Spindle Chair");
  });

  it("include products of the same series in another category", async () => {
    expect((await relatedTo("Ridge Low Bookshelf"))[0]).toBe("Ridge Tall Bookshelf");
  });

  it("exclude the product itself and fill the requested count", async () => {
    const related = await relatedTo("Noon Walnut Wall Clock");
    expect(related).toHaveLength(4);
    expect(related).not.toContain("Noon Walnut Wall Clock");
    expect(await listRelated(db, "0".repeat(24), 4)).toEqual([]);
  });
});
