import { CATEGORIES, validationTexts as t } from "@larkwood/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCsv, encodeCsv } from "../../../core/csv";
import { planRow, readHeader, readRow } from "./plan-import";
import { CSV_COLUMNS, type CsvProduct, toCells } from "./product-columns";

const chair: CsvProduct = {
  id: "0190a0b0c0d0e0f000000001",
  name: "Quill Spindle Chair",
  description: "A light chair with nine spindles.",
  category: "dining",
  priceCents: 18_950,
  quantity: 0,
  imageUrl: "/images/products/quill-spindle-chair_1280.webp",
  createdAt: new Date("2026-11-05T09:30:00.000Z"),
};

const rowOf = (cells: Record<string, string>) =>
  readRow(Object.keys(cells) as (typeof CSV_COLUMNS)[number][], { line: 2, cells: Object.values(cells) });

describe("importing a catalogue", () => {
  it("parses any exported product to the same product", async () => {
    const text = (min: number) =>
      fc
        .string({ minLength: min, maxLength: 60, unit: "grapheme" })
        .map((s) => s.normalize("NFC").trim())
        .filter((s) => s.length >= min && !/\p{Cc}/u.test(s));
    const product: fc.Arbitrary<CsvProduct> = fc.record({
      id: fc.stringMatching(/^[0-9a-f]{24}$/),
      name: text(5),
      description: fc.array(text(10), { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n")),
      category: fc.constantFrom(...CATEGORIES),
      priceCents: fc.integer({ min: 100, max: 100_000_000 }),
      quantity: fc.integer({ min: 0, max: 1_000_000 }),
      imageUrl: fc.constantFrom("/images/uploads/a1_1280.webp", "https://example.org/a.jpg?x=1"),
      createdAt: fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
    });
    await fc.assert(
      fc.asyncProperty(product, async (original) => {
        const file = encodeCsv([CSV_COLUMNS, toCells(original)]);
        const records = decodeCsv([file], { separator: ",", maxLength: 100_000 });
        const { value: header } = await records.next();
        const { value: record } = await records.next();
        const columns = readHeader(header);
        if (typeof columns === "string" || !record) throw new Error("unreadable");
        const row = readRow(columns, record);
        expect(row.errors).toEqual({});
        expect({ id: row.id, ...row.fields }).toEqual(original);
        expect(planRow(row, original, false).outcome).toBe("unchanged");
        expect(planRow(row, undefined, false).outcome).toBe("create");
      }),
    );
  });

  it("changes only the columns of the file: id and price are enough to update prices", () => {
    const line = planRow(rowOf({ id: chair.id, price: "199.50" }), chair, false);
    expect(line).toMatchObject({ outcome: "update", name: chair.name, changes: ["price"], errors: {} });
  });

  it("reports the errors of a line by column", () => {
    const row = rowOf({
      id: "x",
      name: "Oak",
      category: "garage",
      price: "cheap",
      quantity: "-1",
      imageUrl: "javascript:1",
    });
    expect(planRow(row, undefined, false)).toMatchObject({
      outcome: "error",
      errors: {
        id: t.id,
        name: t.productNameMin,
        description: t.required,
        category: t.chooseCategory,
        price: t.number,
        quantity: t.wholeNumber,
        imageUrl: t.imageUrl,
      },
    });
    expect(planRow(rowOf({ id: chair.id }), chair, true).errors).toEqual({ id: t.duplicateId });
  });

  it("refuses a header without column names or with unknown or repeated ones", () => {
    const all =
      "id, name, description, category, price, quantity, imageUrl, createdAt (and the columns for variants, images and attributes, named as in the export)";
    expect(readHeader(undefined)).toBe(`The first line must contain the column names: ${all}`);
    expect(readHeader({ line: 1, cells: ["id", "colour"] })).toBe(
      `Unknown column "colour". The columns are ${all}`,
    );
    expect(readHeader({ line: 1, cells: ["id", "price", "price"] })).toBe('The column "price" appears twice');
  });

  it.each(["1.299,50", "1,299.50", "1'299.50", "1 299,50"])(
    "parses the thousands separator in %s",
    (price) => {
      expect(rowOf({ price }).fields).toEqual({ priceCents: 129_950 });
    },
  );

  it("accepts different spellings of headings, categories and prices", () => {
    expect(readHeader({ line: 1, cells: ["ID", " Name", "Image URL", "created_at"] })).toEqual([
      "id",
      "name",
      "imageUrl",
      "createdAt",
    ]);
    const row = rowOf({ id: chair.id, category: " Living Room ", price: "1299,50" });
    expect(row).toMatchObject({ errors: {}, fields: { category: "livingroom", priceCents: 129_950 } });
    expect(rowOf({ category: "Garage", price: "1.299.50" }).errors).toEqual({
      category: t.chooseCategory,
      price: t.number,
    });
    expect(rowOf({ price: "1,299" }).errors).toEqual({ price: t.twoDecimals });
  });
});
