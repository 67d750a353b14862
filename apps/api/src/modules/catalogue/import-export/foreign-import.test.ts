import type { ImportReport, ImportTemplate, PictureCopies, Product, UserJob } from "@larkwood/contract";
import { validationTexts as t } from "@larkwood/contract";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { startPictureServer } from "../../../testing/picture-server";
import { sqlOn } from "../../../testing/plain-sql";
import { lampRow, shopifyCsv, sofaRows } from "../../../testing/shopify-file";

const { as, call, db } = await buildTestApp({ env: { IMPORT_PRIVATE_ADDRESSES: "on" } });
const strict = await buildTestApp();
const admin = await as("Admin");
const sql = sqlOn(db);
const server = await startPictureServer();
afterAll(() => server.close());
const { pictureUrl } = server;

const send = (payload: string, query = "") =>
  call(admin, "POST", `/products/import${query}`, { payload, headers: { "content-type": "text/csv" } });
const importCsv = async (payload: string, query = ""): Promise<ImportReport> => {
  const reply = await send(payload, query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const startAndWait = async (payload: string, query: string): Promise<UserJob> => {
  const { id } = (
    await call(admin, "POST", `/products/imports${query}`, {
      payload,
      headers: { "content-type": "text/csv" },
    })
  ).json();
  const read = async () => (await call(admin, "GET", `/jobs/${id}`)).json<UserJob>();
  await expect.poll(async () => (await read()).status).not.toMatch(/waiting|running/);
  return read();
};
const copies = async (): Promise<PictureCopies> =>
  (await call(admin, "GET", "/products/picture-copies")).json();
const bySlug = async (slug: string): Promise<Product> => {
  const [row] = await sql<{ id: string }>`select id from products where slug = ${slug}`;
  return (await call(admin, "GET", `/products/${row?.id}`)).json();
};
const FILE = shopifyCsv([...sofaRows({ pictureUrl }), lampRow({ pictureUrl })]);

beforeEach(() => sql`delete from products`);

it("refuses unknown headings with characters that the database can't store", async () => {
  const longCell = `${"x".repeat(199)}\u{1f6cb}${"y".repeat(40)}`;
  const job = await startAndWait(`na\0me,${longCell}\nSofa,${longCell}\n`, "?dryRun=true");
  expect(job.table?.headings[0]).toBe("na\ufffdme");
  const reply = await send("na\0me,colour\nSofa,green\n", "?dryRun=true");
  expect([reply.statusCode, reply.json().code]).toEqual([400, "invalid_input"]);
});

describe("a Shopify export", () => {
  it("is previewed and imported with variants, sale prices and drafts", async () => {
    const preview = await importCsv(FILE, "?dryRun=true");
    expect(preview).toMatchObject({ source: "shopify", counts: { create: 2, error: 0 }, pictures: 4 });
    expect(preview.ignored).toContain("Vendor");
    await importCsv(FILE);
    const sofa = await bySlug("fern-sofa");
    expect(sofa).toMatchObject({ price: 899, compareAtPrice: 999, quantity: 7, category: "livingroom" });
    expect(sofa.variants?.map(({ name, price, quantity, sku }) => [name, price, quantity, sku])).toEqual([
      ["Moss", 899, 7, "fern-moss"],
      ["Sand", 949, 0, "fern-sand"],
    ]);
    expect(sofa.images?.map(({ url, alt }) => [url, alt])).toEqual([
      [pictureUrl("sofa"), "The sofa from the front"],
      [pictureUrl("side"), ""],
      [pictureUrl("detail"), "Detail"],
    ]);
    const [lamp] = await sql<{ published: boolean }>`select published from products where slug = 'fern-lamp'`;
    expect(lamp).toEqual({ published: false });
  });

  it("changes nothing when it is imported again, and shows old and new values of what changed", async () => {
    await importCsv(FILE);
    expect((await importCsv(FILE)).lines).toEqual([]);
    await sql`update products set slug = 'own-address', category = 'other' where slug = 'fern-sofa'`;
    const changed = FILE.replace("949.00", "959.00").replace("Fern Lamp,,", "Fern Desk Lamp,,");
    const { lines } = await importCsv(changed, "?dryRun=true");
    expect(lines.map(({ name, changes, values }) => ({ name, changes, values }))).toMatchObject([
      {
        name: "Fern Sofa",
        changes: ["price"],
        values: [{ column: "price", variant: "Sand", before: "949.00", after: "959.00" }],
      },
      {
        name: "Fern Desk Lamp",
        values: [{ column: "name", before: "Fern Lamp", after: "Fern Desk Lamp" }, { column: "description" }],
      },
    ]);
    await importCsv(changed);
    expect(await sql`select from products`).toHaveLength(2);
    expect(await bySlug("own-address")).toMatchObject({ category: "other" });
  });

  it("with errors is refused by line, or imported without these products", async () => {
    const file = shopifyCsv([
      lampRow({ pictureUrl }),
      { ...lampRow({ pictureUrl, series: "oak" }), "Variant Price": "", "Variant SKU": "two words" },
    ]);
    const reply = await send(file);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().context.lines).toMatchObject([
      { line: 3, errors: { price: t.required, sku: t.sku } },
      { line: 2, outcome: "create" },
    ]);
    await importCsv(file, "?skipErrors=true");
    expect(await sql`select slug from products`).toEqual([{ slug: "fern-lamp" }]);
  });
});

describe("pictures of an import", () => {
  const isCopied = async () => {
    const { total, copied, failed } = await copies();
    return total > 0 && copied + failed === total;
  };

  it("are copied by a job; the same file changes nothing afterwards", async () => {
    await importCsv(FILE, "?copyPictures=true");
    await expect.poll(isCopied).toBe(true);
    expect(await copies()).toEqual({ total: 4, copied: 4, failed: 0, failures: [] });
    const sofa = await bySlug("fern-sofa");
    const shown = [sofa.imageUrl, ...(sofa.images ?? []).map(({ url }) => url)];
    for (const url of shown) expect(url).toMatch(/\/images\/uploads\/\w+_1280\.webp$/);
    expect(new Set(shown).size).toBe(3);
    expect(sofa.variants?.[1]?.imageUrl).toBe(sofa.images?.[1]?.url);
    expect((await importCsv(FILE)).lines).toEqual([]);
    const entries = (await call(admin, "GET", `/audit?subjectId=${sofa.id}&action=product.import`)).json();
    expect(JSON.stringify(entries)).toContain("/images/uploads/");
  });

  it("that fail stay where they are, are reported, and can be tried again", async () => {
    const names = ["missing", "loop", "text", "huge"];
    const rows = names.map((name) => ({
      ...lampRow({ pictureUrl, series: name }, "active"),
      "Image Src": pictureUrl(name),
    }));
    await importCsv(shopifyCsv(rows), "?copyPictures=true");
    await expect.poll(isCopied).toBe(true);
    const { failures, failed } = await copies();
    expect(failed).toBe(4);
    expect(Object.fromEntries(failures.map(({ url, error }) => [url, error]))).toEqual({
      [pictureUrl("missing")]: "The server answered 404.",
      [pictureUrl("loop")]: "It redirects too often.",
      [pictureUrl("text")]: t.imageKind,
      [pictureUrl("huge")]: "The file is larger than 10 MB.",
    });
    expect((await bySlug("missing-lamp")).imageUrl).toBe(pictureUrl("missing"));
    const before = server.requests.length;
    const retry = await call(admin, "POST", "/products/picture-copies/retry");
    expect(retry.statusCode).toBe(202);
    expect(retry.json()).toEqual({ retried: 4 });
    await expect.poll(isCopied).toBe(true);
    expect(server.requests.length).toBeGreaterThan(before);
  });

  it("are not fetched from private addresses unless the server allows it", async () => {
    const owner = await strict.as("Admin");
    const headers = { "content-type": "text/csv" };
    const urls = [
      pictureUrl("sofa"),
      "http://localhost:1/a.png",
      "http://[::1]/a.png",
      "http://169.254.169.254/a",
    ];
    const payload = shopifyCsv(
      urls.map((url, index) => ({ ...lampRow({ pictureUrl, series: `p${index}` }), "Image Src": url })),
    );
    const asked = server.requests.length;
    await strict.call(owner, "POST", "/products/import?copyPictures=true", { payload, headers });
    const read = async () =>
      (await strict.call(owner, "GET", "/products/picture-copies")).json<PictureCopies>();
    await expect.poll(async () => (await read()).failed).toBe(4);
    for (const { error } of (await read()).failures)
      expect(error).toBe("The address isn't allowed: it is private.");
    expect(server.requests.length).toBe(asked);
  });

  it("are shown to editors of the catalogue only", async () => {
    const shopper = await as("User");
    for (const [method, path] of [
      ["GET", "/products/picture-copies"],
      ["POST", "/products/picture-copies/retry"],
      ["GET", "/products/import-template?kind=products"],
    ] as const)
      expect((await call(shopper, method, path)).statusCode).toBe(403);
  });
});

describe("a file with unknown columns", () => {
  const UNKNOWN =
    "Artikel;Nr;Text;Preis;Bilder;Lager\nFern Stool;ST-1;A stool of ash.;49,50;https://a.example/1.jpg;3\n";
  const columns = "columns=name,sku,description,price,imageUrl,quantity";

  it("asks for its columns with a guess, and remembers the choice by its headings", async () => {
    const job = await startAndWait(UNKNOWN, "?dryRun=true");
    expect(job).toMatchObject({ status: "done", report: null });
    expect(job.table).toEqual({
      headings: ["Artikel", "Nr", "Text", "Preis", "Bilder", "Lager"],
      examples: [["Fern Stool", "ST-1", "A stool of ash.", "49,50", "https://a.example/1.jpg", "3"]],
      columns: ["", "", "description", "price", "imageUrl", ""],
    });
    expect(await importCsv(UNKNOWN, `?${columns}`)).toMatchObject({
      source: "mapped",
      counts: { create: 1 },
    });
    // Found again by its SKU, without an address or an id.
    const again = await startAndWait(UNKNOWN.replace("49,50", "45"), "");
    expect(again.report).toMatchObject({ counts: { create: 0, update: 1 }, lines: [{ changes: ["price"] }] });
    expect(await sql`select price_cents, quantity from products`).toEqual([
      { price_cents: 4500, quantity: 3 },
    ]);
  });

  it("is refused if a column is unknown or chosen twice", async () => {
    for (const names of ["name,name,,,,", "name,nonsense,,,,"]) {
      const reply = await send(UNKNOWN, `?columns=${names}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors).toEqual({ columns: t.importColumns });
    }
  });
});

it.each(["products", "variants", "prices"] as ImportTemplate[])(
  "the template of %s can be imported",
  async (kind) => {
    const template = async (of: string) =>
      (await call(admin, "GET", `/products/import-template?kind=${of}`)).body as string;
    if (kind === "prices") await importCsv(await template("variants"));
    const text = await template(kind);
    expect(text.startsWith("\uFEFF")).toBe(true);
    const { counts } = await importCsv(text);
    expect(counts).toMatchObject(
      { products: { create: 2 }, variants: { create: 1 }, prices: { unchanged: 1 } }[kind],
    );
  },
);
