import {
  CATEGORIES,
  type Category,
  categoryLabels,
  LIMITS,
  productFormSchema,
  validationTexts,
} from "@larkwood/contract";
import { fromCents, toCents } from "@larkwood/domain";
import * as z from "zod";

/** Columns of the file, in their order. They are the product's fields on the wire, but pictures keep the stored path. */
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

/** A product as the file carries it, money in cents. */
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

/** The cells of a product. */
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

const { name, description, category, price, imageUrl } = productFormSchema.shape;
const OWN_PICTURE = /^\/images\/[\w./-]+$/;

const numeral = (pattern: RegExp, text: string) =>
  z
    .string()
    .min(1, validationTexts.required)
    .regex(pattern, text)
    .transform((cell) => Number(cell.replace(",", ".")));

/** `1.249,50` and `1,249.50` can mean one thing only; what a bare `1.249` means nobody knows, so it stays as it is. */
function withoutThousands(cell: unknown): unknown {
  const [, whole, sign, cents] =
    /^(\d{1,3}(?:([.,'\s])\d{3})(?:\2\d{3})*)[.,](\d{1,2})$/.exec(String(cell)) ?? [];
  return whole && sign && String(cell).at(whole.length) !== sign
    ? `${whole.replaceAll(sign, "")}.${cents}`
    : cell;
}

/** A category by its word or as the menus write it: `livingroom`, `Living Room`. */
function categoryOf(cell: unknown): unknown {
  const word = String(cell).trim().toLowerCase();
  return CATEGORIES.find((one) => one === word || categoryLabels[one].toLowerCase() === word) ?? cell;
}

/** Rules of the cells: the form's, except that stock may be 0 and a picture of the shop's own is a path. */
export const cellSchemas = {
  name,
  description,
  category: z.preprocess(categoryOf, category),
  price: z.preprocess(
    withoutThousands,
    // Half the world writes a comma before its cents.
    numeral(/^\d{1,9}([.,]\d+)?$/, validationTexts.number)
      .pipe(price)
      .transform(toCents),
  ),
  quantity: numeral(/^\d{1,9}$/, validationTexts.wholeNumber).pipe(
    z.number().max(LIMITS.quantity, validationTexts.tooLarge),
  ),
  imageUrl: z.union([z.string().regex(OWN_PICTURE), imageUrl], { error: () => validationTexts.imageUrl }),
  createdAt: z.iso
    .datetime({ error: () => validationTexts.date })
    // A year that PostgreSQL does not know.
    .refine((text) => !text.startsWith("0000"), { error: validationTexts.date })
    .transform((text) => new Date(text)),
} as const;
