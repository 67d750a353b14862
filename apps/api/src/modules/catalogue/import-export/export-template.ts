import type { ImportTemplate } from "@larkwood/contract";
import { encodeCsv } from "../../../core/csv";
import { BYTE_ORDER_MARK } from "./export-catalogue";
import type { FileColumn } from "./variant-columns";

type Rows = Partial<Record<FileColumn, string>>[];

const PICTURE = "https://pictures.example/stool.jpg";
const STOOL = {
  name: "Fern Stool",
  description: "A small stool of solid ash.\n\nAn empty line begins a new paragraph.",
  category: "livingroom",
  imageUrl: PICTURE,
};

/** Example files; a test imports them. */
const TEMPLATES: Record<ImportTemplate, { columns: readonly FileColumn[]; rows: Rows }> = {
  products: {
    columns: [
      "name",
      "description",
      "category",
      "price",
      "salePrice",
      "quantity",
      "sku",
      "imageUrl",
      "published",
    ],
    rows: [
      { ...STOOL, price: "49.00", quantity: "12", sku: "STOOL-ASH", published: "true" },
      {
        ...{
          name: "Fern Bench",
          description: "A long bench of solid ash.",
          category: "dining",
          price: "199.00",
        },
        ...{ salePrice: "149.00", quantity: "3", sku: "BENCH-ASH", imageUrl: PICTURE, published: "false" },
      },
    ],
  },
  variants: {
    columns: [
      ...([
        "name",
        "description",
        "category",
        "option1Name",
        "option1Value",
        "option2Name",
        "option2Value",
      ] as const),
      ...(["sku", "price", "quantity", "imageUrl", "imageAlt", "variantImageUrl"] as const),
    ],
    rows: [
      {
        ...{
          ...STOOL,
          option1Name: "Wood",
          option1Value: "Ash",
          option2Name: "Height",
          option2Value: "45 cm",
        },
        ...{ sku: "STOOL-ASH-45", price: "49.00", quantity: "12", imageAlt: "The stool from the front" },
      },
      { option1Value: "Ash", option2Value: "65 cm", sku: "STOOL-ASH-65", price: "59.00", quantity: "4" },
      { option1Value: "Oak", option2Value: "45 cm", sku: "STOOL-OAK-45", price: "54.00", quantity: "8" },
    ],
  },
  prices: {
    columns: ["sku", "price", "quantity"],
    rows: [{ sku: "STOOL-ASH-45", price: "49.00", quantity: "12" }],
  },
};

/** An example file that spreadsheets open in the right encoding. */
export function exportTemplate(kind: ImportTemplate): string {
  const { columns, rows } = TEMPLATES[kind];
  const lines = rows.map((row) => columns.map((column) => row[column] ?? ""));
  return BYTE_ORDER_MARK + encodeCsv([columns, ...lines]);
}
