import { type AdminProduct, type ImportReport, type Product, validationTexts as t } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { demoId } from "../../../demo/demo-id";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";

let now = new Date("2026-11-05T09:30:00.000Z");
const { as, call, db } = await buildTestApp({ clock: () => now });
await loadDemo(db, () => now);
let admin = await as("Admin");
const sql = sqlOn(db);

const exportCsv = async () => (await call(admin, "GET", "/products/export")).body;
const send = (payload: string) =>
  call(admin, "POST", "/products/import", { payload, headers: { "content-type": "text/csv" } });
const importCsv = async (payload: string): Promise<ImportReport> => {
  const reply = await send(payload);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const errorsOf = async (payload: string) =>
  ((await send(payload)).json().context as ImportReport).lines.map(({ errors }) => errors);
const readAdmin = async (id: string) =>
  (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();

const sofaId = demoId("product", "alder-three-seat-sofa");
const lampOfCollection = demoId("product", "lumen-floor-lamp");
const [plain] = await sql<{ id: string }>`select id from products where not has_variants order by id limit 1`;
const plainId = plain?.id ?? "";
// Three are enough, and a small file needs no thread.
await sql`delete from products where id not in (${sofaId}, ${lampOfCollection}, ${plainId})`;

/** Gives a plain product and one with variants search texts, a publishing time and sales. */
async function fillPageColumns() {
  const [{ id: first } = { id: "" }, { id: variantId } = { id: "" }] =
    (await sql`select id from variants where product_id = ${sofaId} order by position limit 2`) as {
      id: string;
    }[];
  await call(admin, "PUT", `/products/${plainId}/search-texts`, {
    payload: { slug: "a-plain-word", metaTitle: "A title", metaDescription: 'Some, words; "quoted".' },
  });
  await call(admin, "PUT", `/products/${plainId}/publishing`, {
    payload: { state: "scheduled", publishAt: "2027-01-01T08:00:00.000Z" },
  });
  const reply = await call(admin, "PUT", `/products/${sofaId}/sale-prices`, {
    payload: {
      salePrices: [
        { variantId: first, price: 15, endsAt: "2026-12-01T00:00:00.000Z" },
        { variantId, price: 17.5, startsAt: "2026-11-20T00:00:00.000Z", endsAt: "2026-12-01T00:00:00.000Z" },
      ],
    },
  });
  expect(reply.statusCode, reply.body).toBe(200);
}

describe("a file with the columns of product pages", () => {
  it("exports and imports slugs, search texts, dates, collections and sales, also into an empty shop", async () => {
    await fillPageColumns();
    const csv = await exportCsv();
    expect(csv).toContain("a-plain-word");
    expect(csv).toContain("reading-corner");
    const before = await Promise.all([plainId, sofaId].map(readAdmin));
    expect((await importCsv(csv)).counts).toEqual({ create: 0, update: 0, unchanged: 3, error: 0 });
    await sql`delete from products`;
    expect((await importCsv(csv)).counts).toMatchObject({ create: 3, error: 0 });
    expect(await exportCsv()).toBe(csv);
    const after = await Promise.all([plainId, sofaId].map(readAdmin));
    expect(after.map(({ salePrices, publishing, price }) => ({ salePrices, publishing, price }))).toEqual(
      before.map(({ salePrices, publishing, price }) => ({ salePrices, publishing, price })),
    );
    expect(after[1]).toMatchObject({ price: 15 });
  });

  it("changes only the columns that it contains", async () => {
    const changed = `id,slug,collections,salePrice,saleUntil,publishAt,published\n${plainId},another-word,oak-nowhere,1,,,true\n`;
    expect(await errorsOf(changed)).toEqual([{ collections: t.collectionUnknown }]);
    const good = changed.replace("oak-nowhere", "reading-corner").replace(",1,", ",2.5,");
    const report = await importCsv(good);
    expect(report.lines).toMatchObject([
      { outcome: "update", changes: ["published", "slug", "collections", "salePrice"] },
    ]);
    expect(await readAdmin(plainId)).toMatchObject({
      slug: "another-word",
      metaTitle: "A title",
      price: 2.5,
      publishing: { state: "published" },
    });
    expect((await importCsv(good)).counts).toMatchObject({ unchanged: 1 });
    await importCsv(`id,salePrice,collections\n${plainId},,\n`);
    expect((await readAdmin(plainId)).salePrices).toEqual([]);
    expect((await call(admin, "GET", `/products/${plainId}/collections`)).json()).toEqual({
      collectionIds: [],
    });
  });

  it("refuses a slug of another product, a repeated slug and an invalid sale", async () => {
    const head = "id,slug,salePrice,saleFrom,saleUntil";
    expect(await errorsOf(`${head}\n${sofaId},a-plain-word,,,\n`)).toEqual([{ slug: t.productSlugTaken }]);
    expect(await errorsOf(`${head}\n${sofaId},two-want-it,,,\n${plainId},two-want-it,,,\n`)).toEqual([
      { slug: t.productSlugTaken },
      { slug: t.productSlugTaken },
    ]);
    const sale = async (cells: string) => (await errorsOf(`${head}\n${plainId},,${cells}\n`))[0];
    expect((await sale("999999,,"))?.salePrice).toContain(t.salePriceTooHigh);
    expect(await sale(",2027-01-01T00:00:00Z,")).toEqual({ salePrice: t.required });
    expect(await sale("2,2027-02-01T00:00:00Z,2027-01-01T00:00:00Z")).toEqual({ saleUntil: t.saleEnd });
    expect(await sale("2,soon,")).toEqual({ saleFrom: t.dateTime });
    expect((await errorsOf(`id,salePrice\n${sofaId},2\n`))[0]).toEqual({ salePrice: t.variantLines });
  });

  it("does not restart a sale that has ended since the export", async () => {
    await sql`delete from sale_prices`;
    await call(admin, "PUT", `/products/${plainId}/sale-prices`, {
      payload: { salePrices: [{ price: 2, endsAt: "2026-11-06T00:00:00.000Z" }] },
    });
    const csv = await exportCsv();
    now = new Date("2026-11-07T00:00:00.000Z");
    admin = await as("Admin");
    const product = (await call(null, "GET", `/products/${plainId}`)).json<Product>();
    expect(product.price).toBeGreaterThan(2);
    expect((await importCsv(csv)).counts).toMatchObject({ update: 0, error: 0 });
    expect((await readAdmin(plainId)).salePrices).toEqual([]);
  });

  it("is refused with an error for its column if a time cannot be stored", async () => {
    const line = (column: string, cell: string) => `id,salePrice,${column}\n${plainId},12,${cell}\n`;
    for (const cell of ["9999-12-31T23:59:59-12:00", "0000-01-01T00:00:00Z"]) {
      expect(await errorsOf(line("saleUntil", cell))).toEqual([{ saleUntil: t.dateTime }]);
      expect(await errorsOf(line("publishAt", cell))).toEqual([{ publishAt: t.dateTime }]);
    }
    expect(await errorsOf(`id,name,createdAt\n${plainId},Chairs,0000-01-01T00:00:00Z\n`)).toEqual([
      { createdAt: t.date },
    ]);
  });
});
