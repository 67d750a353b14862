import { type ImportReport, type Product, validationTexts as t } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";

const { as, call, db } = await buildTestApp({ env: { PUBLIC_URL: "https://shop.example" } });
const admin = await as("Admin");
const sql = sqlOn(db);

const exportCsv = async () => (await call(admin, "GET", "/products/export")).body;
const send = (payload: string, query = "") =>
  call(admin, "POST", `/products/import${query}`, { payload, headers: { "content-type": "text/csv" } });
const importCsv = async (payload: string, query = ""): Promise<ImportReport> => {
  const reply = await send(payload, query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
/** Imports an invalid file and returns its errors by line and column. */
const importErrors = async (payload: string, query = "") => {
  const reply = await send(payload, query);
  expect(reply.statusCode, reply.body).toBe(400);
  const { lines } = reply.json().context as ImportReport;
  return Object.fromEntries(lines.map(({ line, errors }) => [line, errors]));
};
const deleteProducts = () => sql`delete from products`;
const read = async (id: string) => (await call(null, "GET", `/products/${id}`)).json<Product>();

const ID = "0190a0b0c0d0e0f000000001";
const OTHER = "0190a0b0c0d0e0f000000002";
const COLUMNS =
  "id,name,description,category,price,quantity,imageUrl,sku,option1Name,option1Value,option1Swatch,option2Name,option2Value,compareAtPrice,imageAlt,imageKind,attribute:width,attribute:material";
const SOFA = `${COLUMNS}
${ID},Fern Long Sofa,A long sofa with loose covers.,livingroom,900,3,https://pictures.example/sofa_1280.webp,FERN-MOSS-L,Fabric,Moss wool,#61634B,Size,Long,1000,The sofa from the front,front,220,Oak|wool
${ID},,,,950,4,https://pictures.example/side_1280.webp,FERN-SAND-L,,Sand wool,#b3a68a,,Long,,From the side,side,,
${ID},,,,850,5,,FERN-SAND-S,,Sand wool,,,Short,,,,,
`;

describe("a product with variants as CSV", () => {
  beforeEach(deleteProducts);

  it("is created from several lines with options, variants, images and attributes", async () => {
    expect((await importCsv(SOFA)).counts).toEqual({ create: 1, update: 0, unchanged: 0, error: 0 });
    const product = await read(ID);
    expect(product).toMatchObject({
      price: 900,
      compareAtPrice: 1000,
      quantity: 12,
      options: [
        {
          name: "Fabric",
          values: [
            { key: "moss-wool", name: "Moss wool", swatch: "#61634b" },
            { key: "sand-wool", name: "Sand wool", swatch: "#b3a68a" },
          ],
        },
        { name: "Size", values: [{ key: "long" }, { key: "short" }] },
      ],
      images: [
        { alt: "The sofa from the front", kind: "front" },
        { alt: "From the side", kind: "side" },
      ],
    });
    expect(product.variants?.map(({ sku, price, quantity, name }) => [sku, price, quantity, name])).toEqual([
      ["FERN-MOSS-L", 900, 3, "Moss wool, Long"],
      ["FERN-SAND-L", 950, 4, "Sand wool, Long"],
      ["FERN-SAND-S", 850, 5, "Sand wool, Short"],
    ]);
    expect(product.attributes?.map(({ key, value }) => [key, value])).toEqual([
      ["width", 220],
      ["material", ["oak", "wool"]],
    ]);
  });

  it("needs no id: a line without id and name continues the previous product", async () => {
    const report = await importCsv(
      "name,description,category,price,quantity,imageUrl,Variant SKU,Option1 Name,Option1 Value\n" +
        "Fern Stool,A small stool of ash wood.,other,50,1,https://pictures.example/a_1280.webp,STOOL-A,Wood,Ash\n" +
        ",,,60,2,,STOOL-O,,Oak\n" +
        "Fern Bench,A long bench of ash wood.,other,70,9,https://pictures.example/b_1280.webp,BENCH,,\n",
    );
    expect(report.counts).toMatchObject({ create: 2 });
    const [stool] = await sql<{ id: string }>`select id from products where name = 'Fern Stool'`;
    expect((await read(stool?.id ?? "")).variants).toHaveLength(2);
    const [bench] = await sql<{
      sku: string;
    }>`select sku from skus join products on products.id = owner_id where name = 'Fern Bench'`;
    expect(bench?.sku).toBe("BENCH");
  });

  it("changes one variant by its SKU and leaves the others and their stock unchanged", async () => {
    await importCsv(SOFA);
    const report = await importCsv(`id,sku,price,quantity\n${ID},fern-sand-s,799,99\n`);
    expect(report).toMatchObject({ counts: { update: 1 }, stockLeft: 1 });
    expect((await read(ID)).variants?.map(({ price, quantity }) => [price, quantity])).toEqual([
      [900, 3],
      [950, 4],
      [799, 5],
    ]);
    await importCsv(`id,sku,quantity\n${ID},fern-sand-s,99\n`, "?setStock=true");
    expect((await read(ID)).quantity).toBe(106);
    const [move] = await sql<{ change: number }>`select change from stock_moves where kind = 'import'`;
    expect(move?.change).toBe(94);
  });

  it("has attributes in which a variant differs, which an export and an import preserve", async () => {
    await importCsv(SOFA);
    const line = (cells: string) => `id,sku,variant:material,variant:seats\n${ID},${cells}\n`;
    expect(await importCsv(line("FERN-SAND-S,Oak|linen,2"))).toMatchObject({
      lines: [{ outcome: "update", changes: ["variant:material", "variant:seats"] }],
    });
    const attributes = async () =>
      (await read(ID)).variants?.map((variant) => variant.attributes?.map(({ key, text }) => [key, text]));
    const expected = [
      undefined,
      undefined,
      [
        ["seats", "2"],
        ["material", "Oak, Linen"],
      ],
    ];
    expect(await attributes()).toEqual(expected);
    const csv = await exportCsv();
    expect((await importCsv(csv)).counts).toMatchObject({ unchanged: 1 });
    await deleteProducts();
    await importCsv(csv);
    expect(await attributes()).toEqual(expected);
    expect(await exportCsv()).toBe(csv);
    await importCsv(line("FERN-SAND-S,,2"));
    expect((await attributes())?.[2]).toEqual([["seats", "2"]]);
    expect(await importErrors(line("FERN-SAND-S,kryptonite,2"))).toEqual({
      2: { "variant:material": t.attributeType },
    });
    expect(await importErrors(line(",Oak,"))).toEqual({ 2: { "variant:material": t.variantLines } });
  });

  it("stays a draft after export and import, and is published if the file says so", async () => {
    await importCsv(SOFA);
    await call(admin, "PUT", `/products/${ID}/publishing`, { payload: { state: "draft" } });
    const csv = await exportCsv();
    expect((await importCsv(csv)).counts).toMatchObject({ unchanged: 1 });
    await deleteProducts();
    await importCsv(csv);
    expect((await call(null, "GET", `/products/${ID}`)).statusCode).toBe(404);
    expect(await exportCsv()).toBe(csv);
    expect(await importErrors(`id,published\n${ID},perhaps\n`)).toEqual({ 2: { published: t.published } });
    expect((await importCsv(`id,published\n${ID},TRUE\n`)).counts).toMatchObject({ update: 1 });
    expect((await read(ID)).quantity).toBe(12);
  });

  it("gets an additional variant and keeps the ids of the others", async () => {
    await importCsv(SOFA);
    const before = (await read(ID)).variants?.map(({ id }) => id);
    await importCsv(
      `id,sku,option1Value,option2Value,price,quantity\n${ID},FERN-MOSS-S,Moss wool,Short,700,1\n`,
    );
    const product = await read(ID);
    expect(product.variants?.map(({ id }) => id).slice(0, 3)).toEqual(before);
    expect(product.variants?.[3]).toMatchObject({ name: "Moss wool, Short", sku: "FERN-MOSS-S" });
  });
});

describe("a line that names a product with variants, but no variant", () => {
  beforeEach(async () => {
    await deleteProducts();
    await importCsv(SOFA);
  });

  const variantsOf = async () =>
    (await read(ID)).variants?.map(({ price, quantity }) => `${quantity} at ${price}`);

  it.each([
    ["quantity", "13"],
    ["price", "999"],
    ["compareAtPrice", "1999"],
    ["salePrice", "10"],
    ["variantImageUrl", "https://pictures.example/other_1280.webp"],
    ["variantWidth", "120"],
  ])("is refused with its line if it changes the %s", async (column, cell) => {
    const refused = { 2: { [column]: t.variantLines } };
    for (const file of [`id,${column}\n${ID},${cell}\n`, `id,slug,${column}\n${ID},fern-sofa,${cell}\n`])
      expect(await importErrors(file, "?setStock=true")).toEqual(refused);
    const mixed = `id,sku,${column}\n${ID},,${cell}\n${ID},FERN-SAND-S,\n`;
    expect(await importErrors(mixed, "?setStock=true")).toEqual(refused);
    expect(await variantsOf()).toEqual(["3 at 900", "4 at 950", "5 at 850"]);
  });

  it("is accepted if it repeats the price and the total stock", async () => {
    const file = `id,price,quantity,compareAtPrice\n${ID},900,12,1000\n`;
    expect((await importCsv(file, "?setStock=true")).counts).toMatchObject({ unchanged: 1 });
  });

  it("changes the price of all variants if they have the same price", async () => {
    const same = `id,sku,price\n${ID},FERN-MOSS-L,800\n${ID},FERN-SAND-L,800\n${ID},FERN-SAND-S,800\n`;
    await importCsv(same);
    expect((await importCsv(`id,price\n${ID},810\n`)).lines).toMatchObject([{ changes: ["price"] }]);
    expect(await variantsOf()).toEqual(["3 at 810", "4 at 810", "5 at 810"]);
  });
});

describe("the report of an import that sets stock", () => {
  beforeEach(async () => {
    await deleteProducts();
    await importCsv(SOFA);
  });

  it("shows the old and new stock of each changed variant and product", async () => {
    await importCsv(
      "id,name,description,category,price,quantity,imageUrl\n" +
        `${OTHER},Fern Bench,A long bench of ash wood.,other,70,9,https://pictures.example/b_1280.webp\n`,
    );
    const file =
      `id,sku,quantity,option1Value,option2Value,price\n${ID},FERN-MOSS-L,3,,,900\n${ID},FERN-SAND-S,7,,,\n` +
      `${ID},FERN-MOSS-S,2,Moss wool,Short,700\n${OTHER},,0,,,70\n`;
    const { lines } = await importCsv(file, "?setStock=true&dryRun=true");
    expect(lines.map(({ id, stock }) => [id, stock])).toEqual([
      [
        ID,
        [
          { variant: "Sand wool, Short", before: 5, after: 7 },
          { variant: "Moss wool, Short", before: 0, after: 2 },
        ],
      ],
      [OTHER, [{ variant: "", before: 9, after: 0 }]],
    ]);
    await importCsv(file, "?setStock=true");
    expect([(await read(ID)).quantity, (await read(OTHER)).quantity]).toEqual([16, 0]);
  });
});

describe("a file that contradicts itself", () => {
  beforeEach(deleteProducts);

  const two = (first: string, second: string) =>
    `id,name,description,category,price,quantity,imageUrl,sku,option1Name,option1Value,option1Swatch,compareAtPrice\n` +
    `${ID},Fern Stool,A small stool of ash wood.,other,50,1,https://pictures.example/a_1280.webp,${first}\n${second}\n`;

  it("is refused with both lines if two variants have the same SKU", async () => {
    expect(await importErrors(two("ST-1,Wood,Ash,,", `${ID},,,,60,1,,st-1,,Oak,,`))).toEqual({
      2: { sku: t.duplicateSku },
      3: { sku: t.duplicateSku },
    });
    await importCsv(two("ST-1,Wood,Ash,,", `${ID},,,,60,1,,ST-2,,Oak,,`));
    const other = two("ST-9,Wood,Ash,,", `${ID},,,,60,1,,ST-2,,Oak,,`).replaceAll(ID, OTHER);
    expect(await importErrors(other)).toEqual({ 3: { sku: t.skuTaken } });
    expect(await importErrors(`id,sku,option1Value\n${ID},ST-2,Ash\n`)).toEqual({
      2: { sku: t.duplicateSku },
    });
  });

  it("is refused with the line if options contradict each other", async () => {
    const one = "ST-1,Wood,Ash,#aaaaaa,";
    const line = (rest: string) => `${ID},,,,60,1,,ST-2,${rest}`;
    expect(await importErrors(two(one, line("Timber,Oak,,")))).toEqual({
      3: { option1Name: t.optionNameConflict },
    });
    expect(await importErrors(two(one, line(",Ash,,")))).toEqual({ 3: { option1Value: t.duplicateVariant } });
    expect(await importErrors(two(one, line(",Ash,#bbbbbb,")))).toMatchObject({
      3: { option1Swatch: t.optionValueConflict },
    });
    expect(await importErrors(two(one, line(",,,")))).toEqual({ 3: { sku: t.variantUnknown } });
    expect(await importErrors(two(one, line(",Oak,,59")))).toEqual({ 3: { compareAtPrice: t.compareAt } });
    expect(await importErrors(two("ST-1,,Ash,,", line(",Oak,,")))).toEqual({
      2: { option1Name: t.required },
    });
    expect(await importErrors(two(one, `${ID},Fern Bench,,,60,1,,ST-2,,Oak,,`))).toEqual({
      3: { name: t.rowConflict },
    });
    expect(await sql`select from products`).toHaveLength(0);
  });

  it("is refused for a product that appears again later, unknown attributes and exceeded limits", async () => {
    await importCsv(SOFA);
    const repeatedProduct = `id,sku,price\n${ID},FERN-MOSS-L,5\n${OTHER},,5\n${ID},FERN-SAND-L,5\n`;
    expect((await importErrors(repeatedProduct))[2]).toEqual({ id: t.duplicateId });
    expect(await importErrors(`id,attribute:flavour\n${ID},sweet\n`)).toEqual({
      2: { "attribute:flavour": t.attributeUnknown },
    });
    expect(await importErrors(`id,attribute:width\n${ID},1000000000\n`)).toEqual({
      2: { "attribute:width": t.centimetres },
    });
    expect(await importErrors(`id,option1Name,option1Value\n${ID},Fabric,Moss wool\n`)).toMatchObject({
      2: { option1Name: t.variantsIncomplete },
    });
    const many = Array.from({ length: 301 }, (_, n) => `${ID},Sand ${n}\n`).join("");
    expect((await send(`id,option1Value\n${many}`)).json().errors.file).toBe(
      "Line 302: a product can have at most 300 lines.",
    );
  });
});

describe("a file from another source", () => {
  beforeEach(deleteProducts);

  it("keeps option values separate that differ only in characters without a key", async () => {
    const line = (value: string, sku: string) => `${ID},,,,950,4,,${sku},,${value}`;
    const file = `id,name,description,category,price,quantity,imageUrl,sku,option1Name,option1Value
${ID},Dub Wide Table,A table of solid wood for six.,dining,900,3,https://pictures.example/table_1280.webp,DUB-1,Wood,Дуб 1
${line("Ясень 1", "DUB-2")}
${line("Дуб 1+", "DUB-3")}
`;
    expect((await importCsv(file)).counts).toMatchObject({ create: 1 });
    const { options, variants } = await read(ID);
    expect(options?.[0]?.values.map(({ name }) => name)).toEqual(["Дуб 1", "Ясень 1", "Дуб 1+"]);
    expect(variants?.map(({ name }) => name)).toEqual(["Дуб 1", "Ясень 1", "Дуб 1+"]);
    expect((await importCsv(file)).counts).toMatchObject({ unchanged: 1 });
    expect((await importCsv(await exportCsv())).counts).toMatchObject({ unchanged: 1 });
  });

  it("exports and imports the smallest attribute numbers", async () => {
    await importCsv(SOFA);
    const payload = { attributes: { weight: 0.0000001 } };
    expect((await call(admin, "PUT", `/products/${ID}/attributes`, { payload })).statusCode).toBe(200);
    expect((await importCsv(await exportCsv())).counts).toMatchObject({ error: 0, update: 0 });
  });
});
