import { PRODUCT_SHEETS } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { storeSampledVariant } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { drawDocument } from "../documents/draw-document";
import type { PdfBuilder } from "../documents/pdf-builder";

const env = { SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_CATALOGUE: "public" };
const shop = await buildTestApp({ env });
const { call, db } = shop;
const sql = sqlOn(db);

const ATTRIBUTES = {
  width: 220,
  depth: 95,
  height: 88,
  material: ["oak", "wool"],
  assembly: "partly",
  care: "Vacuum with a soft brush.",
  parcels: 2,
};
let productId = "";
let variantId = "";
beforeAll(async () => {
  ({ productId, variantId } = await storeSampledVariant(db));
  await sql`UPDATE products SET attributes = ${JSON.stringify(ATTRIBUTES)}::jsonb WHERE id = ${productId}`;
});
const get = (sheet: string, query = "") =>
  call(null, "GET", `/products/${productId}/sheets/${sheet}${query}`);

describe("a sheet of a product", () => {
  it("is a PDF for every visitor, for the product and for a variant", async () => {
    for (const sheet of PRODUCT_SHEETS)
      for (const query of ["", `?variantId=${variantId}`]) {
        const reply = await get(sheet, query);
        expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/pdf"]);
        expect(reply.headers["cache-control"]).toBe("public, max-age=300");
        expect(reply.body.slice(0, 5)).toBe("%PDF-");
      }
  });

  it("is not found without its data, for another variant, for a draft, or under another name", async () => {
    const other = await storeSampledVariant(db);
    expect((await get("dimensions", `?variantId=${other.variantId}`)).statusCode).toBe(404);
    expect((await get("prices")).statusCode).toBe(404);
    expect((await get("care", "?variantId=x")).statusCode).toBe(400);
    expect((await call(null, "GET", `/products/${other.productId}/sheets/dimensions`)).statusCode).toBe(404);
    await sql`UPDATE products SET published = false WHERE id = ${productId}`;
    expect((await get("care")).statusCode).toBe(404);
    await sql`UPDATE products SET published = true WHERE id = ${productId}`;
  });

  it("is for members of a shop whose catalogue they alone see, and for no showroom", async () => {
    const closed = await buildTestApp({ env: { ...env, SHOP_CATALOGUE: "members" } });
    expect((await closed.call(null, "GET", `/products/${productId}/sheets/care`)).statusCode).toBe(401);
    const showroom = await buildTestApp();
    const path = `/products/${productId}/sheets/care`;
    expect((await showroom.call(await showroom.as("User"), "GET", path)).statusCode).toBe(404);
  });
});

it("draws the views, the facts, the notes and numbered steps", () => {
  const drawn: unknown[] = [];
  const pdf = new Proxy({} as PdfBuilder, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        drawn.push([name, ...args]),
  });
  const size = { width: 220, depth: 95, height: 88 };
  drawDocument(pdf, {
    kind: "product_sheet",
    title: "Dimensions",
    shop: { name: "Larkwood", email: "hello@larkwood.example", phone: "" },
    name: "Alder Sofa, Moss green wool",
    sku: "ALD-3",
    drawing: { size, outlines: null },
    facts: [["Width", "220 cm"]],
    notes: [{ title: "Oak", text: "Dust it." }],
    steps: ["Level it."],
  });
  expect(drawn).toEqual([
    ["beginPage"],
    [
      "heading",
      "Dimensions",
      { shopName: "Larkwood", documentName: "Dimensions: Alder Sofa, Moss green wool" },
    ],
    [
      "facts",
      [
        ["Product", "Alder Sofa, Moss green wool"],
        ["SKU", "ALD-3"],
      ],
    ],
    ["views", size, null],
    ["table", ["", ""], [["Width", "220 cm"]], expect.anything()],
    ["note", "Oak", "Dust it."],
    ["note", "Step 1", "Level it."],
    ["note", "Questions?", "hello@larkwood.example"],
  ]);
});
