import {
  LIMITS,
  metaDescriptionField,
  metaTitleField,
  PRODUCT_IMAGE_KINDS,
  productSlugField,
  skuField,
  validationTexts as t,
} from "@larkwood/contract";
import * as z from "zod";
import { CSV_COLUMNS, type CsvColumn, cellSchemas } from "./product-columns";

/** Columns of what a product can be chosen in and of its pictures. A product has as many lines as it needs for them. */
export const VARIANT_COLUMNS = [
  "sku",
  "option1Name",
  "option1Value",
  "option1Key",
  "option1Swatch",
  "option2Name",
  "option2Value",
  "option2Key",
  "option2Swatch",
  "option3Name",
  "option3Value",
  "option3Key",
  "option3Swatch",
  "compareAtPrice",
  "variantImageUrl",
  "variantWidth",
  "variantDepth",
  "variantHeight",
  "variantId",
  "imageAlt",
  "imageKind",
  "published",
  "publishAt",
  "slug",
  "metaTitle",
  "metaDescription",
  "collections",
  "salePrice",
  "saleFrom",
  "saleUntil",
] as const;
export type VariantColumn = (typeof VARIANT_COLUMNS)[number];
type AttributeColumn = `attribute:${string}`;
export type FileColumn = CsvColumn | VariantColumn | AttributeColumn;

const ATTRIBUTE = /^attribute:([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;
/** What other shops call a column of ours. */
const ALSO_CALLED: Record<string, FileColumn> = {
  title: "name",
  variantsku: "sku",
  variantprice: "price",
  variantcompareatprice: "compareAtPrice",
  variantinventoryqty: "quantity",
  variantimage: "variantImageUrl",
  imagesrc: "imageUrl",
  imagealttext: "imageAlt",
  handle: "slug",
  seotitle: "metaTitle",
  seodescription: "metaDescription",
};

const bare = (name: string) => name.toLowerCase().replace(/[\s_-]/g, "");

/** The column that a heading means, however it is written: `Name`, `Image URL`, `Option1 Value`, `created_at`. */
export function columnOf(heading: string): FileColumn | undefined {
  const said = heading.trim().toLowerCase();
  if (ATTRIBUTE.test(said)) return said as AttributeColumn;
  return (
    [...CSV_COLUMNS, ...VARIANT_COLUMNS].find((column) => bare(column) === bare(heading)) ??
    ALSO_CALLED[bare(heading)]
  );
}

/** The key of the attribute that a column is about; null for any other column. */
export const attributeOf = (column: FileColumn): string | null => ATTRIBUTE.exec(column)?.[1] ?? null;

export const isCsvColumn = (column: FileColumn): column is CsvColumn =>
  (CSV_COLUMNS as readonly string[]).includes(column);

/** Whether a file says more than the fields of the specification: then a product may have several lines. */
export const hasExtendedColumns = (columns: readonly FileColumn[]) =>
  columns.some((column) => !isCsvColumn(column));

/** A line of text; an empty one is none. */
export const words = (most: number) =>
  z
    .string()
    .trim()
    .normalize("NFC")
    .max(most, t.tooLong)
    .regex(/^\P{Cc}*$/u, t.characters);
const nothing = z.literal("").transform(() => null);
const length = z
  .string()
  .regex(/^\d{1,4}([.,]\d+)?$/, t.centimetres)
  .transform((cell) => Number(cell.replace(",", ".")))
  .pipe(z.number().min(0.1, t.centimetres).max(2_000, t.centimetres));

const [EARLIEST, LATEST] = [new Date(LIMITS.earliest), new Date(LIMITS.latest)];
const moment = z.iso
  .datetime({ offset: true, error: () => t.moment })
  .transform((text) => new Date(text))
  .refine((at) => at >= EARLIEST && at < LATEST, { error: t.moment });
const orNone = <T>(rule: z.ZodType<T>) =>
  z.union([nothing, rule], { error: (issue) => textOf(issue.input, rule) });

/** Rules of the cells that are read by themselves; an empty one says that there is none. */
export const variantCellSchemas = {
  sku: orNone(skuField),
  compareAtPrice: orNone(cellSchemas.price),
  variantImageUrl: z.union([nothing, cellSchemas.imageUrl], { error: () => t.imageUrl }),
  variantWidth: z.union([nothing, length], { error: () => t.centimetres }),
  variantDepth: z.union([nothing, length], { error: () => t.centimetres }),
  variantHeight: z.union([nothing, length], { error: () => t.centimetres }),
  imageAlt: words(200),
  published: z
    .enum(["", "true", "false"], { error: () => t.published })
    .transform((word) => (word === "" ? undefined : word === "true")),
  publishAt: orNone(moment),
  slug: orNone(productSlugField),
  metaTitle: orNone(metaTitleField),
  metaDescription: orNone(metaDescriptionField),
  /** Words of collections by hand, with | between them. */
  collections: z
    .string()
    .max(10_000, t.tooLong)
    .transform((cell) => [...new Set(cell.split("|").map((word) => word.trim()))].filter(Boolean)),
  salePrice: orNone(cellSchemas.price),
  saleFrom: orNone(moment),
  saleUntil: orNone(moment),
  imageKind: z.enum(["", ...PRODUCT_IMAGE_KINDS], { error: () => t.pictureKind }),
} as const;

/** What the rule itself says of a cell, not that none of two rules was met. */
function textOf(input: unknown, rule: z.ZodType): string {
  return rule.safeParse(input).error?.issues[0]?.message ?? t.required;
}
