import { type ImportReport, validationTexts } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { products } from "../../../db/schema";
import { buildTestApp } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const { as, call, db } = await buildTestApp({ env: { PUBLIC_URL: "https://shop.example" } });
const admin = await as("Admin");
const shopper = await as("User");

const exportCsv = async () => (await call(admin, "GET", "/products/export")).body;
const importCsv = (payload: string, dryRun = false, user = admin) =>
  call(user, "POST", `/products/import?dryRun=${dryRun}`, {
    payload,
    headers: { "content-type": "text/csv" },
  });
const reportOf = async (payload: string, dryRun = false): Promise<ImportReport> =>
  (await importCsv(payload, dryRun)).json();
const allRows = () => db.select().from(products).orderBy(products.id);

beforeEach(async () => {
  await db.delete(products);
  const forms = [
    productForm({ name: 'Oak, solid "Table"', description: "Two lines\nof description here.", price: 1.05 }),
    productForm({ name: "=HYPERLINK(1)", description: "+1 this reads like a formula", category: "other" }),
    productForm({ name: "'Quoted' Chair", imageUrl: "https://shop.example/images/uploads/ab_1280.webp" }),
  ];
  for (const payload of forms) await call(admin, "POST", "/products", { payload });
  const [first] = await allRows();
  await call(admin, "POST", `/products/${first?.id}/stock`, {
    payload: { mode: "set", amount: 0, reason: "count" },
  });
});

describe("the catalogue as CSV", () => {
  it("restores the identical catalogue in an empty shop", async () => {
    const before = await allRows();
    const csv = await exportCsv();
    await db.delete(products);
    expect((await reportOf(csv)).counts).toEqual({ create: 3, update: 0, unchanged: 0, error: 0 });
    const comparable = ({ version: _, updatedAt: __, ...row }: (typeof before)[number]) => row;
    expect((await allRows()).map(comparable)).toEqual(before.map(comparable));
    expect(await exportCsv()).toBe(csv);
  });

  it("changes nothing when an export is imported again", async () => {
    const before = await allRows();
    expect((await reportOf(await exportCsv())).counts).toEqual({
      create: 0,
      update: 0,
      unchanged: 3,
      error: 0,
    });
    expect(await allRows()).toEqual(before);
  });

  it("is a download without formulas, with the paths of uploaded images", async () => {
    const reply = await call(admin, "GET", "/products/export");
    expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(reply.headers["content-disposition"]).toContain("products.csv");
    expect(reply.body).toContain("'=HYPERLINK(1)");
    expect(reply.body).not.toMatch(/,=/);
    expect(reply.body).toContain(",/images/uploads/ab_1280.webp,");
  });

  it("reports each line in a dry run and changes nothing", async () => {
    const [first, second] = await allRows();
    const csv = `id,name,price\r\n${first?.id},,9.999\r\n${second?.id},${second?.name},77.50\r\n,Nameless thing,5\r\n`;
    const report = await reportOf(csv, true);
    expect(report.counts).toEqual({ create: 0, update: 1, unchanged: 0, error: 2 });
    expect(report.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "error"],
      [4, "error"],
      [3, "update"],
    ]);
    expect(report.lines[0]?.errors).toEqual({
      name: validationTexts.required,
      price: validationTexts.twoDecimals,
    });
    expect(report.lines[2]?.changes).toEqual(["price"]);
    expect((await allRows())[1]?.priceCents).toBe(second?.priceCents);
  });

  it("updates prices from a file with id and price only, with audit rows [D24]", async () => {
    const [first] = await allRows();
    await importCsv(`id;price\n${first?.id};12.50\n`);
    expect((await call(null, "GET", `/products/${first?.id}`)).json().price).toBe(12.5);
    const [entry] = (await call(admin, "GET", `/audit?subjectId=${first?.id}&action=product.import`)).json();
    expect(entry).toMatchObject({ actorId: admin.id, after: { price: 12.5 } });
  });

  it("imports all lines or none", async () => {
    const before = await allRows();
    const reply = await importCsv(`id,price\n${before[0]?.id},5\n${before[1]?.id},cheap\n`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().context.lines[0]).toMatchObject({
      line: 3,
      errors: { price: validationTexts.number },
    });
    expect(await allRows()).toEqual(before);
  });

  it("returns 400 for other files, 403 to shoppers and 401 to visitors", async () => {
    expect((await importCsv("hello")).json().errors.file).toContain(
      "The first line must contain the column names: id, name,",
    );
    expect((await importCsv("")).statusCode).toBe(400);
    expect((await importCsv('id,name\n1,"Oak')).json().errors.file).toBe(
      "Line 2 has a quotation mark that is never closed",
    );
    expect((await call(admin, "POST", "/products/import", { payload: { a: 1 } })).statusCode).toBe(400);
    expect((await importCsv("id,price\n", true, shopper)).statusCode).toBe(403);
    expect((await call(shopper, "GET", "/products/export")).statusCode).toBe(403);
    expect((await call(null, "GET", "/products/export")).statusCode).toBe(401);
  });
});

describe("stock in a file", () => {
  const exportThenReduceStock = async () => {
    const [, second] = await allRows();
    if (!second) throw new Error("no product");
    const csv = await exportCsv();
    await call(admin, "POST", `/products/${second.id}/stock`, {
      payload: { mode: "change", amount: -5, reason: "damage" },
    });
    return { id: second.id, left: second.quantity - 5, csv, exported: second.quantity };
  };
  const stockOf = async (id: string) => (await allRows()).find((row) => row.id === id)?.quantity;

  it("is not changed by an unchanged export, and the report says so", async () => {
    const { id, left, csv } = await exportThenReduceStock();
    const report = await reportOf(csv);
    expect(report.counts).toEqual({ create: 0, update: 0, unchanged: 3, error: 0 });
    expect(report.stockLeft).toBe(1);
    expect(await stockOf(id)).toBe(left);
  });

  it("is not changed when other columns change", async () => {
    const { id, left, csv } = await exportThenReduceStock();
    await importCsv(csv.replaceAll("249.90", "199.90"));
    const row = (await allRows()).find((product) => product.id === id);
    expect(row).toMatchObject({ priceCents: 19_990, quantity: left, version: 2 });
  });

  it("is set with setStock", async () => {
    const { id, csv, exported } = await exportThenReduceStock();
    const reply = await call(admin, "POST", "/products/import?setStock=true", {
      payload: csv,
      headers: { "content-type": "text/csv" },
    });
    expect(reply.json()).toMatchObject({ counts: { update: 1 }, stockLeft: 0 });
    expect(await stockOf(id)).toBe(exported);
  });
});

describe("a file in another encoding", () => {
  const send = (payload: Buffer) =>
    call(admin, "POST", "/products/import", { payload, headers: { "content-type": "text/csv" } });

  it("is decoded correctly if it is Latin-1", async () => {
    const [first] = await allRows();
    const reply = await send(Buffer.from(`id;Name\n${first?.id};St\u00fchle f\u00fcr vier\n`, "latin1"));
    expect(reply.json().counts).toMatchObject({ update: 1 });
    expect((await allRows())[0]?.name).toBe("St\u00fchle f\u00fcr vier");
  });

  it("is refused with a clear error if its characters are already lost", async () => {
    const before = await allRows();
    const reply = await send(Buffer.from(`id,name\n${before[0]?.id},St\uFFFDhle f\uFFFDr vier\n`));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors.file).toContain("Save it as CSV UTF-8");
    expect(await allRows()).toEqual(before);
  });
});
