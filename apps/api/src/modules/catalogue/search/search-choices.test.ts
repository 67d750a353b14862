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
async function offer(id: string, values: string[], skus: (string | null)[] = []) {
  const options = [{ name: "Fabric", values: values.map((name, place) => ({ key: `v${place}`, name })) }];
  const variants = values.map((_, place) => ({
    values: [`v${place}`],
    price: 100,
    quantity: 1,
    sku: skus[place] ?? null,
  }));
  const reply = await shop.call(admin, "PUT", `/products/${id}/variants`, { payload: { options, variants } });
  expect(reply.statusCode).toBe(200);
}
async function say(id: string, attributes: object) {
  const reply = await shop.call(admin, "PUT", `/products/${id}/attributes`, { payload: { attributes } });
  expect(reply.statusCode).toBe(200);
}

describe("a search for a number from a label", () => {
  it("finds that product alone, in any case, for a variant as for a product without any", async () => {
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

  it("finds those whose numbers begin so while it is typed", async () => {
    expect((await namesFor("LW-ALDER")).sort()).toEqual(["Alder Three-Seat Sofa", "Alder Two-Seat Sofa"]);
    const suggested = await shop.call(admin, "GET", "/products/suggestions?search=lw-alder-two");
    expect(suggested.json<Product[]>().map(({ name }) => name)).toEqual(["Alder Two-Seat Sofa"]);
  });

  it("keeps to the filters, and takes nothing for another word", async () => {
    expect(await namesFor("LW-LUMEN-FLOOR-LAMP", "&category=kitchen")).toEqual([]);
    expect(await namesFor("LW-LUMEN-FLOOR-LAMP-X%")).not.toEqual(["Lumen Floor Lamp"]);
  });

  it("leaves a word a word, also where somebody has made it a number", async () => {
    const before = await namesFor("sofa");
    const id = await create("Xebec Tray");
    await offer(id, ["Cork"], ["SOFA"]);
    expect(await namesFor("sofa")).toEqual(before);
    await offer(id, ["Cork"], ["SOFA-1"]);
    expect(await namesFor("sofa-1")).toEqual(["Xebec Tray"]);
  });
});

describe("a search for what can be chosen or is said of a product", () => {
  it("finds an option's value together with the name, and forgives its typos", async () => {
    const id = await create("Quenby Sofa");
    await offer(id, ["Viridian velours", "Ivory velours"]);
    expect(await namesFor("viridian velours sofa")).toEqual(["Quenby Sofa"]);
    expect(await namesFor("virid")).toEqual(["Quenby Sofa"]);
    expect(await namesFor("viridain sofa")).toContain("Quenby Sofa");
    await offer(id, ["Ivory velours"]);
    expect(await namesFor("viridian")).toEqual([]);
  });

  it("finds materials, colours, seats and measures", async () => {
    const id = await create("Tamsin Desk");
    await say(id, { material: ["teak"], width: 137.5, depth: 61, seats: 2, care: "Wipe with zymurgy only" });
    expect(await namesFor("teak desk 137.5 cm")).toEqual(["Tamsin Desk"]);
    expect(await namesFor("tamsin 61cm")).toEqual(["Tamsin Desk"]);
    expect(await namesFor("tamsin teak 2 seats")).toEqual(["Tamsin Desk"]);
    // How to clean a thing is no way to call it.
    expect(await namesFor("zymurgy")).toEqual([]);
  });

  it("finds the measures that only variants have, as they are given, changed and taken away", async () => {
    const id = await create("Osric Desk");
    await say(id, { width: 111, depth: 71 });
    const sized = async (...widths: (number | null)[]) => {
      const values = widths.map((_, place) => ({ key: `v${place}`, name: `Size ${"ABC"[place]}` }));
      const variants = widths.map((width, place) => ({
        ...{ values: [`v${place}`], price: 100, quantity: 1 },
        ...(width === null ? {} : { measures: { width, depth: 73.5 } }),
      }));
      const payload = { options: [{ name: "Size", values }], variants };
      const reply = await shop.call(admin, "PUT", `/products/${id}/variants`, { payload });
      expect(reply.statusCode, reply.body).toBe(200);
    };
    await sized(null, 187, 198);
    for (const words of ["osric desk 187 cm", "osric 198cm", "osric 187x73.5 cm", "osric 111 cm"])
      expect(await namesFor(words)).toEqual(["Osric Desk"]);
    const facets = await shop.call(admin, "GET", "/products/facets?search=osric%20187%20cm");
    expect(facets.json<Facets>().total).toBe(1);
    await sized(null, 189, 198);
    const isFound = async (words: string) => {
      const reply = await shop.call(admin, "GET", `/products?search=${encodeURIComponent(words)}`);
      return reply.headers["x-search-match"] !== "partial" && reply.json<Product[]>().length > 0;
    };
    expect([await isFound("osric 187 cm"), await isFound("osric 189 cm")]).toEqual([false, true]);
    // A text that changes later does not lose them, and a variant that goes takes its own along.
    await say(id, { width: 112 });
    expect([await isFound("osric 189 cm"), await isFound("osric 198 cm")]).toEqual([true, true]);
    await sized(null, 189);
    expect([await isFound("osric 189 cm"), await isFound("osric 198 cm")]).toEqual([true, false]);
  });

  it("puts it after name and category and before a mention in the description", async () => {
    const mentioned = "Looks its best beside a wall of gorsewood, in any light.";
    await create("Plain Screen", mentioned);
    await offer(await create("Chosen Screen"), ["Gorsewood", "Cork"]);
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

  it("finds the sofa in green and the desk by its width in the demo shop", async () => {
    expect((await namesFor("green wool sofa")).slice(0, 2).sort()).toEqual([
      "Alder Three-Seat Sofa",
      "Alder Two-Seat Sofa",
    ]);
    expect((await namesFor("walnut desk 140 cm"))[0]).toBe("Vesper Workplace Desk");
    expect((await namesFor("oak desk 150 cm"))[0]).toBe("Rise Standing Desk");
  });

  it("can read an index for each of its questions", async () => {
    const [numbered, begun] = [
      await findSku(shop.db, "LW-LUMEN-FLOOR-LAMP"),
      await findSkusByPrefix(shop.db, "LW-ALDER"),
    ];
    const term = { words: ["teak"], whole: "'teak'", parts: "'teak'", head: "'teak'" };
    const { hit, tiers } = planAll([term]);
    const said = tiers[planAll([term]).named - 1]?.when;
    const plans = await inTransaction(shop.db, async (tx) => {
      // A table of a hundred rows is read whole by any planner with sense.
      await tx.execute(drizzleSql`set local enable_seqscan = off`);
      const conditions = [numbered?.hit, begun?.hit, hit, said].flatMap((condition) => condition ?? []);
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
      expect.stringContaining("products_pkey"),
      expect.stringContaining("skus_beginning"),
      expect.stringContaining("products_words"),
      expect.stringContaining("products_attribute_words"),
    ]);
    for (const plan of plans) expect(plan).not.toContain("Seq Scan");
  });
});
