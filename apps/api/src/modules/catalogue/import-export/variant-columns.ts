import {
  LIMITS,
  lengthField,
  measuresSchema,
  PRODUCT_IMAGE_KINDS,
  skuField,
  validationTexts as t,
} from "@larkwood/contract";
import * as z from "zod";
import { CSV_COLUMNS, type CsvColumn, cellSchemas } from "./product-columns";
import { mapTexts, TEXT_COLUMNS, TEXT_NAMES } from "./text-columns";

/** Extended columns: variants, images and the product page. A product has a line for each variant or image. */
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
  ...TEXT_NAMES,
  "collections",
  "salePrice",
  "saleFrom",
  "saleUntil",
] as const;
export type VariantColumn = (typeof VARIANT_COLUMNS)[number];
/** An attribute of the product, or of the variant in which it differs. */
type AttributeColumn = `attribute:${string}` | `variant:${string}`;
export type FileColumn = CsvColumn | VariantColumn | AttributeColumn;

const ATTRIBUTE = /^(attribute|variant):([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;
/** Column names of other shop systems. */
const ALIASES: Record<string, FileColumn> = {
  title: "name",
  variantsku: "sku",
  variantprice: "price",
  variantcompareatprice: "compareAtPrice",
  variantinventoryqty: "quantity",
  variantimage: "variantImageUrl",
  imagesrc: "imageUrl",
  imagealttext: "imageAlt",
  ...Object.fromEntries(
    TEXT_COLUMNS.flatMap((column) => ("alias" in column ? [[column.alias, column.name]] : [])),
  ),
};

const normalize = (name: string) => name.toLowerCase().replace(/[\s_-]/g, "");

/** Finds the column of a heading in any spelling: `Name`, `Image URL`, `Option1 Value`, `created_at`. */
export function columnOf(heading: string): FileColumn | undefined {
  const lowerCased = heading.trim().toLowerCase();
  if (attributeOf(lowerCased)) return lowerCased as AttributeColumn;
  return (
    [...CSV_COLUMNS, ...VARIANT_COLUMNS].find((column) => normalize(column) === normalize(heading)) ??
    ALIASES[normalize(heading)]
  );
}

/** The attribute key of a column and whose value it has; null for other columns. Lengths of variants have columns of their own. */
export function attributeOf(column: string): { key: string; isOfVariant: boolean } | null {
  const [, owner, key = ""] = ATTRIBUTE.exec(column) ?? [];
  const isOfVariant = owner === "variant";
  return owner === undefined || (isOfVariant && key in measuresSchema.shape) ? null : { key, isOfVariant };
}

export const isCsvColumn = (column: FileColumn): column is CsvColumn =>
  (CSV_COLUMNS as readonly string[]).includes(column);

/** Whether a file has extended columns, so that a product may have several lines. */
export const hasExtendedColumns = (columns: readonly FileColumn[]) =>
  columns.some((column) => !isCsvColumn(column));

/** A single line of text, which may be empty. */
const textSchema = (maxLength: number) =>
  z
    .string()
    .trim()
    .normalize("NFC")
    .max(maxLength, t.tooLong)
    .regex(/^\P{Cc}*$/u, t.characters);
const emptyCell = z.literal("").transform(() => null);
const length = z
  .string()
  .regex(/^\d{1,4}([.,]\d+)?$/, t.centimetres)
  .transform((cell) => Number(cell.replace(",", ".")))
  .pipe(lengthField);

const [EARLIEST, LATEST] = [new Date(LIMITS.earliest), new Date(LIMITS.latest)];
const moment = z.iso
  .datetime({ offset: true, error: () => t.dateTime })
  .transform((text) => new Date(text))
  .refine((at) => at >= EARLIEST && at < LATEST, { error: t.dateTime });
/** An empty cell is null. */
export const orEmpty = <T>(rule: z.ZodType<T>) =>
  z.union([emptyCell, rule], { error: (issue) => errorOf(issue.input, rule) });

/** Rules of cells that need no other cell; an empty cell removes the value. */
export const variantCellSchemas = {
  sku: orEmpty(skuField),
  compareAtPrice: orEmpty(cellSchemas.price),
  variantImageUrl: z.union([emptyCell, cellSchemas.imageUrl], { error: () => t.imageUrl }),
  variantWidth: z.union([emptyCell, length], { error: () => t.centimetres }),
  variantDepth: z.union([emptyCell, length], { error: () => t.centimetres }),
  variantHeight: z.union([emptyCell, length], { error: () => t.centimetres }),
  imageAlt: textSchema(200),
  published: z
    .enum(["", "true", "false"], { error: () => t.published })
    .transform((text) => (text === "" ? undefined : text === "true")),
  publishAt: orEmpty(moment),
  ...mapTexts(({ rule }) => orEmpty<string>(rule)),
  /** Slugs of manual collections, separated by |. */
  collections: z
    .string()
    .max(10_000, t.tooLong)
    .transform((cell) => [...new Set(cell.split("|").map((slug) => slug.trim()))].filter(Boolean)),
  salePrice: orEmpty(cellSchemas.price),
  saleFrom: orEmpty(moment),
  saleUntil: orEmpty(moment),
  imageKind: z.enum(["", ...PRODUCT_IMAGE_KINDS], { error: () => t.productImageKind }),
} as const;

/** The error of the rule itself instead of the general one of the union. */
function errorOf(input: unknown, rule: z.ZodType): string {
  return rule.safeParse(input).error?.issues[0]?.message ?? t.required;
}
