import {
  idSchema,
  LIMITS,
  type Measures,
  type ProductImageKind,
  validationTexts as t,
} from "@larkwood/contract";
import * as z from "zod";
import { attributeOf, type FileColumn, variantCellSchemas, words } from "./variant-columns";

/** What a line says of one option. */
export interface OptionCell {
  name: string;
  value: string;
  key: string;
  /** A colour, the address of a picture, or both with a space between them. */
  swatch: string;
}

/** What a line says beside the product's own fields; undefined where the file has no such column. */
export interface RowParts {
  options: OptionCell[];
  variantId: string;
  sku?: string | null;
  compareAtCents?: number | null;
  variantImage?: string | null;
  measures?: Measures | null;
  alt?: string;
  kind?: ProductImageKind | "";
  published?: boolean;
  publishAt?: Date | null;
  slug?: string | null;
  metaTitle?: string | null;
  metaDescription?: string | null;
  collections?: string[];
  salePrice?: number | null;
  saleFrom?: Date | null;
  saleUntil?: Date | null;
  attributes: Record<string, string>;
}

export const noParts = (): RowParts => ({ options: [], variantId: "", attributes: {} });

const OPTION = /^option([123])(Name|Value|Key|Swatch)$/;
const MEASURE = /^variant(Width|Depth|Height)$/;
const optionSchemas = {
  Name: words(40),
  Value: words(60),
  Key: z
    .string()
    .trim()
    .max(60, t.tooLong)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, t.optionKey),
  Swatch: z
    .string()
    .trim()
    .max(LIMITS.url, t.tooLong)
    .regex(/^(#[0-9a-fA-F]{6})?( ?(https?:\/\/\S+|\/images\/[\w./-]+))?$/, t.swatch),
} as const;

type Note = (column: FileColumn, text: string) => void;

/** Reads a cell that is none of the product's own fields into the parts of its line. */
export function readPart(parts: RowParts, column: FileColumn, cell: string, refuse: Note): void {
  const take = <T>(schema: z.ZodType<T>, use: (value: T) => void) => {
    const result = schema.safeParse(column === "published" ? cell.trim().toLowerCase() : cell.trim());
    if (result.success) use(result.data);
    else refuse(column, result.error.issues[0]?.message ?? t.required);
  };
  const attribute = attributeOf(column);
  const [, place, part] = OPTION.exec(column) ?? [];
  const [, measure] = MEASURE.exec(column) ?? [];
  if (attribute !== null) parts.attributes[attribute] = cell.trim();
  else if (place && part) {
    const option = optionAt(parts, Number(place) - 1);
    const field = part.toLowerCase() as keyof OptionCell;
    take(optionSchemas[part as keyof typeof optionSchemas], (value) => {
      option[field] = value;
    });
  } else if (measure) {
    take(variantCellSchemas[column as "variantWidth"], (value) => {
      const measures = { ...parts.measures, ...(value === null ? {} : { [measure.toLowerCase()]: value }) };
      parts.measures = Object.keys(measures).length > 0 ? measures : null;
    });
  } else if (column === "variantId") {
    parts.variantId = cell.trim();
    if (parts.variantId && !idSchema.safeParse(parts.variantId).success) refuse(column, t.id);
  } else readOwnColumn(parts, column, take);
}

/** Where the cells go that stand for themselves. */
const FIELDS = {
  sku: "sku",
  compareAtPrice: "compareAtCents",
  variantImageUrl: "variantImage",
  imageAlt: "alt",
  imageKind: "kind",
  published: "published",
  publishAt: "publishAt",
  slug: "slug",
  metaTitle: "metaTitle",
  metaDescription: "metaDescription",
  collections: "collections",
  salePrice: "salePrice",
  saleFrom: "saleFrom",
  saleUntil: "saleUntil",
} as const satisfies Partial<Record<keyof typeof variantCellSchemas, keyof RowParts>>;
const isField = (column: FileColumn): column is keyof typeof FIELDS => Object.hasOwn(FIELDS, column);

type Take = <T>(schema: z.ZodType<T>, use: (value: T) => void) => void;

function readOwnColumn(parts: RowParts, column: FileColumn, take: Take): void {
  if (!isField(column)) return;
  take<unknown>(variantCellSchemas[column], (value) => Object.assign(parts, { [FIELDS[column]]: value }));
}

function optionAt(parts: RowParts, place: number): OptionCell {
  while (parts.options.length <= place) parts.options.push({ name: "", value: "", key: "", swatch: "" });
  return parts.options[place] as OptionCell;
}

/** Whether a line is about one variant: it chooses values, or names one by its number. */
export const namesVariant = ({ options, variantId, sku }: RowParts) =>
  options.some(({ value, key }) => value !== "" || key !== "") || variantId !== "" || Boolean(sku);
