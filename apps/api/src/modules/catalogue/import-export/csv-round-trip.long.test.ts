import type { ImportReport } from "@larkwood/contract";
import { sql as sqlText } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";

const { as, call, db } = await buildTestApp({ env: { PUBLIC_URL: "https://shop.example" } });
await loadDemo(db, () => new Date("2026-11-05T09:30:00.000Z"));
const admin = await as("Admin");
const sql = sqlOn(db);

const exportCsv = async () => (await call(admin, "GET", "/products/export")).body;
const importCsv = async (payload: string, query = ""): Promise<ImportReport> => {
  const headers = { "content-type": "text/csv" };
  const reply = await call(admin, "POST", `/products/import${query}`, { payload, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
/** A checksum of all rows of products, including the transactions that wrote them. */
const checksum = () => sql`
  select (select md5(string_agg(xmin || t::text, '' order by t::text)) from products t) as products,
    (select md5(string_agg(xmin || t::text, '' order by t::text)) from variants t) as variants,
    (select md5(string_agg(xmin || t::text, '' order by t::text)) from skus t) as skus,
    (select md5(string_agg(xmin || t::text, '' order by t::text)) from product_images t) as pictures,
    (select count(*) from stock_moves) as moves`;
const deleteProducts = () => sql`delete from products`;

describe("the demo catalogue", () => {
  it("is unchanged by its own export, which also restores it in an empty shop", async () => {
    const csv = await exportCsv();
    const before = await checksum();
    expect((await importCsv(csv)).counts).toEqual({ create: 0, update: 0, unchanged: 77, error: 0 });
    expect((await importCsv(csv, "?setStock=true")).counts).toMatchObject({ unchanged: 77 });
    expect(await checksum()).toEqual(before);
    await deleteProducts();
    expect((await importCsv(csv)).counts).toEqual({ create: 77, update: 0, unchanged: 0, error: 0 });
    expect(await exportCsv()).toBe(csv);
  });
});

describe("a catalogue of 3,000 products with variants", () => {
  it("is unchanged by its own export, which also restores it", async () => {
    await deleteProducts();
    await insertSofas(3_000);
    const csv = await exportCsv();
    const before = await checksum();
    expect((await importCsv(csv)).counts).toEqual({ create: 0, update: 0, unchanged: 3_000, error: 0 });
    expect(await checksum()).toEqual(before);
    await deleteProducts();
    expect((await importCsv(csv)).counts).toEqual({ create: 3_000, update: 0, unchanged: 0, error: 0 });
    const exported = await exportCsv();
    expect(exported.split("\r\n").length).toBe(9_002);
    expect(exported === csv).toBe(true);
  });
});

/** Inserts sofas with two options, three variants, two images and attributes each. */
async function insertSofas(count: number): Promise<void> {
  const id = (kind: string) => sqlText`lpad(${kind}::text || to_hex(n), 24, '0')`;
  await sql`
    insert into products (id, name, description, category, price_cents, quantity, image_url, options, attributes)
    select ${id("a")}, 'Fern Sofa ' || n, 'A long sofa with loose covers.', 'livingroom', 90000 + n, 0,
      'https://pictures.example/' || n || '_1280.webp',
      '[{"name": "Fabric", "values": [{"key": "moss", "name": "Moss wool", "swatch": "#61634b"},
        {"key": "sand", "name": "Sand wool", "swatch": null}]},
        {"name": "Size", "values": [{"key": "long", "name": "Long", "swatch": null},
        {"key": "short", "name": "Short", "swatch": null}]}]',
      jsonb_build_object('width', 100 + n % 90, 'material', '["oak", "wool"]'::jsonb)
    from generate_series(1, ${count}) as n`;
  await sql`
    insert into variants (id, product_id, position, choice, label, price_cents, compare_at_cents, quantity, measures)
    select lpad(ordinal || to_hex(n), 24, 'b'), ${id("a")}, ordinal, choice, label, 90000 + n + ordinal, 99999 + n, n % 7,
      jsonb_build_object('width', 200 + ordinal)
    from generate_series(1, ${count}) as n, (values (0, '{moss,long}'::text[], 'Moss wool, Long'),
      (1, '{sand,long}', 'Sand wool, Long'), (2, '{sand,short}', 'Sand wool, Short')) as variant(ordinal, choice, label)`;
  await sql`
    insert into skus (owner_id, product_id, sku)
    select id, product_id, 'F-' || id from variants where position < 2`;
  await sql`
    insert into product_images (product_id, position, image_url, alt, kind)
    select id, 0, image_url, 'From the front', 'front' from products
    union all select id, 1, 'https://pictures.example/side_1280.webp', 'From the side', 'side' from products`;
}
