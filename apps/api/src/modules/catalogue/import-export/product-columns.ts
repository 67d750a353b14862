import {
  CATEGORIES,
  type Category,
  categoryLabels,
  imageUrlField,
  priceField,
  stockField,
  tradingProductFields,
  validationTexts,
} from "@larkwood/contract";
import { fromCents, toCents } from "@larkwood/domain";
import * as z from "zod";

/** The basic columns in their order: the product's API fields, but with the stored image path. */
export const CSV_COLUMNS = [
  "id",
  "name",
  "description",
  "category",
  "price",
  "quantity",
  "imageUrl",
  "createdAt",
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** A product as in the file, with its price in cents. */
export interface CsvProduct {
  id: string;
  name: string;
  description: string;
  category: Category;
  priceCents: number;
  quantity: number;
  imageUrl: string;
  createdAt: Date;
}

/** Formats the basic cells of a product. */
export function toCells(product: CsvProduct): string[] {
  return [
    product.id,
    product.name,
    product.description,
    product.category,
    fromCents(product.priceCents).toFixed(2),
    String(product.quantity),
    product.imageUrl,
    product.createdAt.toISOString(),
  ];
}

const { name, description, category } = tradingProductFields;
const STORED_IMAGE_PATH = /^\/images\/[\w./-]+$/;

const numberCell = (pattern: RegExp, text: string) =>
  z
    .string()
    .min(1, validationTexts.required)
    .regex(pattern, text)
    .transform((cell) => Number(cell.replace(",", ".")));

/** Removes thousands separators from `1.249,50` and `1,249.50`. A bare `1.249` is ambiguous and stays. */
function withoutThousands(cell: unknown): unknown {
  const [, whole, sign, cents] =
    /^(\d{1,3}(?:([.,'\s])\d{3})(?:\2\d{3})*)[.,](\d{1,2})$/.exec(String(cell)) ?? [];
  return whole && sign && String(cell).at(whole.length) !== sign
    ? `${whole.replaceAll(sign, "")}.${cents}`
    : cell;
}

/** Finds a category by its key or label: `livingroom`, `Living Room`. */
function parseCategory(cell: unknown): unknown {
  const text = String(cell).trim().toLowerCase();
  return CATEGORIES.find((key) => key === text || categoryLabels[key].toLowerCase() === text) ?? cell;
}

/** Cell rules: those of the product form, but stock may be 0 and an image may be a stored path. */
export const cellSchemas = {
  name,
  description,
  category: z.preprocess(parseCategory, category),
  price: z.preprocess(
    withoutThousands,
    // Many countries use a decimal comma.
    numberCell(/^\d{1,9}([.,]\d+)?$/, validationTexts.number)
      .pipe(priceField)
      .transform(toCents),
  ),
  quantity: numberCell(/^\d{1,9}$/, validationTexts.wholeNumber).pipe(stockField),
  imageUrl: z.union([z.string().regex(STORED_IMAGE_PATH), imageUrlField], {
    error: () => validationTexts.imageUrl,
  }),
  createdAt: z.iso
    .datetime({ error: () => validationTexts.date })
    // PostgreSQL has no year 0.
    .refine((text) => !text.startsWith("0000"), { error: validationTexts.date })
    .transform((text) => new Date(text)),
} as const;
