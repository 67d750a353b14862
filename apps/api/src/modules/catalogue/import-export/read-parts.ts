import {
  idSchema,
  LIMITS,
  type Measures,
  optionKeyField,
  optionNameField,
  optionValueField,
  type ProductImageKind,
  validationTexts as t,
} from "@larkwood/contract";
import * as z from "zod";
import { mapTexts, type Texts } from "./text-columns";
import { attributeOf, type FileColumn, orEmpty, variantCellSchemas } from "./variant-columns";

/** The cells of one option in a line. */
export interface OptionCell {
  name: string;
  value: string;
  key: string;
  /** A colour, an image URL, or both separated by a space. */
  swatch: string;
}

/** The extended cells of a line; undefined if the file does not have the column. */
export interface RowParts extends Partial<Texts> {
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
  collections?: string[];
  salePrice?: number | null;
  saleFrom?: Date | null;
  saleUntil?: Date | null;
  attributes: Record<string, string>;
  /** Attributes of the variant. */
  variantAttributes: Record<string, string>;
}

export const noParts = (): RowParts => ({
  options: [],
  variantId: "",
  attributes: {},
  variantAttributes: {},
});

const OPTION = /^option([123])(Name|Value|Key|Swatch)$/;
const MEASURE = /^variant(Width|Depth|Height)$/;
const optionSchemas = {
  Name: orEmpty(optionNameField),
  Value: orEmpty(optionValueField),
  Key: orEmpty(optionKeyField),
  Swatch: z
    .string()
    .trim()
    .max(LIMITS.url, t.tooLong)
    .regex(/^(#[0-9a-fA-F]{6})?( ?(https?:\/\/\S+|\/images\/[\w./-]+))?$/, t.swatch),
} as const;

type AddError = (column: FileColumn, text: string) => void;

/** Parses an extended cell into the parts of its line. */
export function readPart(parts: RowParts, column: FileColumn, cell: string, addError: AddError): void {
  const parse = <T>(schema: z.ZodType<T>, use: (value: T) => void) => {
    const result = schema.safeParse(column === "published" ? cell.trim().toLowerCase() : cell.trim());
    if (result.success) use(result.data);
    else addError(column, result.error.issues[0]?.message ?? t.required);
  };
  const attribute = attributeOf(column);
  const [, index, part] = OPTION.exec(column) ?? [];
  const [, measure] = MEASURE.exec(column) ?? [];
  if (attribute)
    parts[attribute.isOfVariant ? "variantAttributes" : "attributes"][attribute.key] = cell.trim();
  else if (index && part) {
    const option = optionAt(parts, Number(index) - 1);
    const field = part.toLowerCase() as keyof OptionCell;
    parse(optionSchemas[part as keyof typeof optionSchemas], (value) => {
      option[field] = value ?? "";
    });
  } else if (measure) {
    parse(variantCellSchemas[column as "variantWidth"], (value) => {
      const measures = { ...parts.measures, ...(value === null ? {} : { [measure.toLowerCase()]: value }) };
      parts.measures = Object.keys(measures).length > 0 ? measures : null;
    });
  } else if (column === "variantId") {
    parts.variantId = cell.trim();
    if (parts.variantId && !idSchema.safeParse(parts.variantId).success) addError(column, t.id);
  } else readSimpleColumn(parts, column, parse);
}

/** The parts that consist of one cell, by their columns. */
const FIELDS = {
  sku: "sku",
  compareAtPrice: "compareAtCents",
  variantImageUrl: "variantImage",
  imageAlt: "alt",
  imageKind: "kind",
  published: "published",
  publishAt: "publishAt",
  ...mapTexts(({ name }) => name),
  collections: "collections",
  salePrice: "salePrice",
  saleFrom: "saleFrom",
  saleUntil: "saleUntil",
} as const satisfies Partial<Record<keyof typeof variantCellSchemas, keyof RowParts>>;
const isField = (column: FileColumn): column is keyof typeof FIELDS => Object.hasOwn(FIELDS, column);

type ParseCell = <T>(schema: z.ZodType<T>, use: (value: T) => void) => void;

function readSimpleColumn(parts: RowParts, column: FileColumn, parse: ParseCell): void {
  if (!isField(column)) return;
  parse<unknown>(variantCellSchemas[column], (value) => Object.assign(parts, { [FIELDS[column]]: value }));
}

function optionAt(parts: RowParts, index: number): OptionCell {
  while (parts.options.length <= index) parts.options.push({ name: "", value: "", key: "", swatch: "" });
  return parts.options[index] as OptionCell;
}

/** Whether a line describes a variant: it has option values, a variant id or a SKU. */
export const describesVariant = ({ options, variantId, sku }: RowParts) =>
  options.some(({ value, key }) => value !== "" || key !== "") || variantId !== "" || Boolean(sku);
