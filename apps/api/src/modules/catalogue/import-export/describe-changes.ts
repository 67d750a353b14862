import type { ImportLine } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import type { ProductRow } from "../products";
import { type CsvRow, FIELD_OF } from "./plan-import";
import type { PartsPlan } from "./plans";
import type { StoredParts } from "./stored-parts.repo";
import { TEXT_NAMES } from "./text-columns";

type Value = NonNullable<ImportLine["values"]>[number];

// A report has up to 500 lines.
const MAX_VALUES = 12;
const MAX_LENGTH = 120;

const money = (cents: number | null | undefined) => (cents == null ? "" : fromCents(cents).toFixed(2));

interface Change {
  row: CsvRow;
  existing: ProductRow | undefined;
  stored: StoredParts | undefined;
  parts: PartsPlan;
}

/** Old and new values of the columns that an import changes in an existing product. Stock has a report of its own. */
export function describeChanges({ row, existing, stored, parts }: Change): Value[] {
  if (!existing) return [];
  const values: Value[] = [];
  const add = (column: string, before: unknown, after: unknown, variant = "") => {
    const [old, next] = [String(before ?? ""), String(after ?? "")];
    if (old !== next) values.push({ column, variant, before: shorten(old), after: shorten(next) });
  };
  for (const column of ["name", "description", "category", "imageUrl"] as const) {
    const after = row.fields[FIELD_OF[column]];
    if (after !== undefined) add(column, existing[FIELD_OF[column]], after);
  }
  if (!parts.variants && row.fields.priceCents !== undefined)
    add("price", money(existing.priceCents), money(row.fields.priceCents));
  for (const variant of parts.variants?.after ?? []) {
    const old = parts.variants?.before.find(({ id }) => id === variant.id);
    add("price", money(old?.priceCents), money(variant.priceCents), variant.label);
    add("compareAtPrice", money(old?.compareAtCents), money(variant.compareAtCents), variant.label);
  }
  if (parts.sku) add("sku", stored?.skus.get(existing.id), parts.sku.sku);
  if (parts.compareAt) add("compareAtPrice", money(existing.compareAtCents), money(parts.compareAt.cents));
  for (const sale of parts.sales ?? [])
    add("salePrice", money(stored?.sales.get(sale.ownerId)?.priceCents), money(sale.priceCents));
  for (const [ownerId, { priceCents }] of stored?.sales ?? [])
    if (parts.sales && !parts.sales.some((sale) => sale.ownerId === ownerId))
      add("salePrice", money(priceCents), "");
  if (parts.publishing) add("published", stored?.published ?? true, parts.publishing.published);
  if (parts.pictures) add("pictures", 1 + (stored?.otherPictures.length ?? 0), parts.pictures.length);
  if (parts.texts) for (const name of TEXT_NAMES) add(name, stored?.texts[name], parts.texts[name]);
  return values.slice(0, MAX_VALUES);
}

const shorten = (text: string) => (text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`);
