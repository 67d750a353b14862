import type { Facets, Product } from "@larkwood/contract";
import { sql as drizzleSql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { loadDemo } from "../../../demo";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";
import { findSku, findSkusByPrefix } from "./search-sku";
import { planAll } from "./search-tiers";

const shop = await buildTestApp();
const sql = sqlOn(shop.db);
let admin: TestUser;
beforeAll(async () => {
  await loadDemo(shop.db, () => new Date("2026-06-01T12:00:00Z"));
  admin = await shop.as("Admin");
});

const search = async (words: string, more = "") =>
  (await shop.call(admin, "GET", `/products?limit=100&search=${encodeURIComponent(words)}${more}`)).json<
    Product[]
  >();
const namesFor = async (words: string, more = "") => (await search(words, more)).map(({ name }) => name);
async function create(name: string, description = "Something to live with for a long time.") {
  const payload = productForm({ name, description });
  return (await shop.call(admin, "POST", "/products", { payload })).json<Product>().id;
}
async function saveVariants(id: string, values: string[], skus: (string | null)[] = []) {
  const options = [{ name: "Fabric", values: values.map((name, index) => ({ key: `v${index}`, name })) }];
  const variants = values.map((_, index) => ({
    values: [`v${index}`],
    price: 100,
    quantity: 1,
    sku: skus[index] ?? null,
  }));
  const reply = await shop.call(admin, "PUT", `/products/${id}/variants`, { payload: { options, variants } });
  expect(reply.statusCode).toBe(200);
}
async function saveAttributes(id: string, attributes: object) {
  const reply = await shop.call(admin, "PUT", `/products/${id}/attributes`, { payload: { attributes } });
  expect(reply.statusCode).toBe(200);
}

describe("a search for a SKU", () => {
  it("finds only that product, ignoring case, for SKUs of products and variants", async () => {
    const [row] = await sql<{ sku: string }>`
      select sku from skus where sku like 'LW-ALDER-THREE-SEAT-SOFA-%' order by sku limit 1`;
    expect(await namesFor(row?.sku ?? "")).toEqual(["Alder Three-Seat Sofa"]);
    expect(await namesFor(` ${row?.sku.toLowerCase()} `)).toEqual(["Alder Three-Seat Sofa"]);
    expect(await namesFor("LW-LUMEN-FLOOR-LAMP")).toEqual(["Lumen Floor Lamp"]);
    const facets = (
      await shop.call(admin, "GET", "/products/facets?search=LW-LUMEN-FLOOR-LAMP")
    ).json<Facets>();
    expect(facets.total).toBe(1);
  });

  it("finds products by the beginning of a SKU", async () => {
    expect((await namesFor("LW-ALDER")).sort()).toEqual(["Alder Three-Seat Sofa", "Alder Two-Seat Sofa"]);
    const suggested = await shop.call(admin, "GET", "/products/suggestions?search=lw-alder-two");
    expect(suggested.json<Product[]>().map(({ name }) => name)).toEqual(["Alder Two-Seat Sofa"]);
  });

  it("applies filters and treats wildcards literally", async () => {
    expect(await namesFor("LW-LUMEN-FLOOR-LAMP", "&category=kitchen")).toEqual([]);
    expect(await namesFor("LW-LUMEN-FLOOR-LAMP-X%")).not.toEqual(["Lumen Floor Lamp"]);
  });

  it("treats a plain word as a word even if it is a SKU", async () => {
    const before = await namesFor("sofa");
    const id = await create("Xebec Tray");
    await saveVariants(id, ["Cork"], ["SOFA"]);
    expect(await namesFor("sofa")).toEqual(before);
    await saveVariants(id, ["Cork"], ["SOFA-1"]);
    expect(await namesFor("sofa-1")).toEqual(["Xebec Tray"]);
  });
});

describe("a search for options and attributes", () => {
  it("finds option values together with the name, also with typos", async () => {
    const id = await create("Quenby Sofa");
    await saveVariants(id, ["Viridian velours", "Ivory velours"]);
    expect(await namesFor("viridian velours sofa")).toEqual(["Quenby Sofa"]);
    expect(await namesFor("virid")).toEqual(["Quenby Sofa"]);
    expect(await namesFor("viridain sofa")).toContain("Quenby Sofa");
    await saveVariants(id, ["Ivory velours"]);
    expect(await namesFor("viridian")).toEqual([]);
  });

  it("finds materials, colours, seats and measures", async () => {
    const id = await create("Tamsin Desk");
    await saveAttributes(id, {
      material: ["teak"],
      width: 137.5,
      depth: 61,
      seats: 2,
      care: "Wipe with zymurgy only",
    });
    expect(await namesFor("teak desk 137.5 cm")).toEqual(["Tamsin Desk"]);
    expect(await namesFor("tamsin 61cm")).toEqual(["Tamsin Desk"]);
    expect(await namesFor("tamsin teak 2 seats")).toEqual(["Tamsin Desk"]);
    // Care texts are not searchable.
    expect(await namesFor("zymurgy")).toEqual([]);
  });

  it("finds measures of variants and follows their changes", async () => {
    const id = await create("Osric Desk");
    await saveAttributes(id, { width: 111, depth: 71 });
    const saveSizes = async (...widths: (number | null)[]) => {
      const values = widths.map((_, index) => ({ key: `v${index}`, name: `Size ${"ABC"[index]}` }));
      const variants = widths.map((width, index) => ({
        ...{ values: [`v${index}`], price: 100, quantity: 1 },
        ...(width === null ? {} : { measures: { width, depth: 73.5 } }),
      }));
      const payload = { options: [{ name: "Size", values }], variants };
      const reply = await shop.call(admin, "PUT", `/products/${id}/variants`, { payload });
      expect(reply.statusCode, reply.body).toBe(200);
    };
    await saveSizes(null, 187, 198);
    for (const words of ["osric desk 187 cm", "osric 198cm", "osric 187x73.5 cm", "osric 111 cm"])
      expect(await namesFor(words)).toEqual(["Osric Desk"]);
    const facets = await shop.call(admin, "GET", "/products/facets?search=osric%20187%20cm");
    expect(facets.json<Facets>().total).toBe(1);
    await saveSizes(null, 189, 198);
    const isFound = async (words: string) => {
      const reply = await shop.call(admin, "GET", `/products?search=${encodeURIComponent(words)}`);
      return reply.headers["x-search-match"] !== "partial" && reply.json<Product[]>().length > 0;
    };
    expect([await isFound("osric 187 cm"), await isFound("osric 189 cm")]).toEqual([false, true]);
    // A later attribute change keeps them; deleting a variant removes its own.
    await saveAttributes(id, { width: 112 });
    expect([await isFound("osric 189 cm"), await isFound("osric 198 cm")]).toEqual([true, true]);
    await saveSizes(null, 189);
    expect([await isFound("osric 189 cm"), await isFound("osric 198 cm")]).toEqual([true, false]);
  });

  it("ranks them after name and category, before the description", async () => {
    const mentioned = "Looks its best beside a wall of gorsewood, in any light.";
    await create("Plain Screen", mentioned);
    await saveVariants(await create("Chosen Screen"), ["Gorsewood", "Cork"]);
    await create("Gorsewood Screen");
    await create("Newest Screen", mentioned);
    expect(await namesFor("gorsewood")).toEqual([
      "Gorsewood Screen",
      "Chosen Screen",
      "Newest Screen",
      "Plain Screen",
    ]);
    expect((await namesFor("gorsewood screen")).slice(0, 2)).toEqual(["Gorsewood Screen", "Chosen Screen"]);
  });

  it("finds a green sofa and desks by width in the demo shop", async () => {
    expect((await namesFor("green wool sofa")).slice(0, 2).sort()).toEqual([
      "Alder Three-Seat Sofa",
      "Alder Two-Seat Sofa",
    ]);
    expect((await namesFor("walnut desk 140 cm"))[0]).toBe("Vesper Workplace Desk");
    expect((await namesFor("oak desk 150 cm"))[0]).toBe("Rise Standing Desk");
  });

  it("uses an index for each condition", async () => {
    const [bySku, bySkuPrefix] = [
      await findSku(shop.db, "LW-LUMEN-FLOOR-LAMP"),
      await findSkusByPrefix(shop.db, "LW-ALDER"),
    ];
    const term = { words: ["teak"], whole: "'teak'", parts: "'teak'", head: "'teak'" };
    const { hit, tiers } = planAll([term]);
    const attributeTier = tiers[planAll([term]).strongTiers - 1]?.when;
    const plans = await inTransaction(shop.db, async (tx) => {
      // The planner would scan such a small table.
      await tx.execute(drizzleSql`set local enable_seqscan = off`);
      const conditions = [bySku?.hit, bySkuPrefix?.hit, hit, attributeTier].flatMap(
        (condition) => condition ?? [],
      );
      const read: string[] = [];
      for (const condition of conditions) {
        const rows = await queryRows<{ "QUERY PLAN": string }>(
          tx,
          drizzleSql`explain select id from products where ${condition}`,
        );
        read.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
      }
      return read;
    });
    expect(plans).toEqual([
      // The primary key, or another index with the id: PostgreSQL may choose either for so few rows.
      expect.stringMatching(/Index Cond: \(id = /),
      expect.stringContaining("skus_beginning"),
      expect.stringContaining("products_words"),
      expect.stringContaining("products_attribute_words"),
    ]);
    for (const plan of plans) expect(plan).not.toContain("Seq Scan");
  });
});
