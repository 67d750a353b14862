import { type Attribute, type ImportLine, validationTexts as t } from "@larkwood/contract";
import { isCompareAtPrice } from "@larkwood/domain";
import type { ProductRow } from "../products";
import { planAttributes } from "./attribute-cells";
import { describeChanges } from "./describe-changes";
import { type CsvRow, FIELD_OF, hasOtherStock, planRow } from "./plan-import";
import { planCollections, planPublishing, planTexts } from "./plan-page";
import { isSamePictures, picturesOf, planPictures, withStoredKinds } from "./plan-pictures";
import { planSales } from "./plan-sales";
import {
  describesVariants,
  measureColumn,
  planVariants,
  type VariantPlan,
  variantAttributeColumn,
} from "./plan-variants";
import type { PartsPlan } from "./plans";
import { describesVariant } from "./read-parts";
import type { FileRow } from "./read-rows";
import { createRowErrors, type RowErrors } from "./row-errors";
import type { StoredParts } from "./stored-parts.repo";

interface ProductContext {
  /** The existing or the new id. */
  productId: string;
  existing: ProductRow | undefined;
  stored: StoredParts | undefined;
  attributes: readonly Attribute[];
  skuOwners: ReadonlyMap<string, string>;
  /** Product ids by current or former slug. */
  slugOwners: ReadonlyMap<string, string>;
  /** Ids of manual collections by slug. */
  collections: ReadonlyMap<string, string>;
  variantOwners: ReadonlyMap<string, string>;
  setStock: boolean;
  origin: string;
  at: Date;
}

export interface PlannedProduct {
  row: CsvRow;
  lines: ImportLine[];
  parts: PartsPlan;
  ignoredStock: number;
}

/** Plans one product of a file with extended columns. */
export function planProduct(rows: readonly FileRow[], context: ProductContext): PlannedProduct {
  const [head, ...others] = rows;
  if (!head) throw new Error("A product has no lines");
  const { existing, stored, setStock } = context;
  const rowErrors = createRowErrors();
  const { addError } = rowErrors;
  for (const { line, errors } of rows)
    for (const [column, text] of Object.entries(errors)) addError(line, column, text);
  for (const row of others) checkRepeatedFields(row, head, addError);
  checkSkus(rows, context, addError);
  const hasVariantLines = describesVariants(rows, stored);
  const variants = hasVariantLines ? planVariants(rows, stored, { ...context, ...rowErrors }) : null;
  const row = { ...head, fields: { ...head.fields } };
  const ignoredOwnStock = !variants && existing && !setStock && hasOtherStock(head, existing) ? 1 : 0;
  if (existing && (variants || !setStock)) delete row.fields.quantity;
  if (variants) copyFromVariants(row, variants, existing);
  checkLinesWithoutVariant(rows, { ...context, variants, addError });
  const line = planRow(row, existing, head.isDuplicateId);
  for (const [column, text] of Object.entries(line.errors)) addError(head.line, column, text);
  const changes = new Set([...line.changes, ...(variants?.changes ?? [])]);

  const mainUrl = row.fields.imageUrl ?? existing?.imageUrl ?? "";
  const shown = picturesOf(existing?.imageUrl ?? mainUrl, stored);
  const pictures = withStoredKinds(planPictures(rows, mainUrl, addError), head, shown);
  const picturesDiffer = pictures && !isSamePictures(pictures, shown);
  const isDescribed = pictures && (pictures.length > 1 || pictures.some(({ alt, kind }) => alt || kind));
  const newPictures = pictures && picturesDiffer && (stored || isDescribed) ? pictures : null;
  if (newPictures) changes.add("imageAlt");

  const attributes = planAttributes(rows, stored, { attributes: context.attributes, addError });
  for (const key of Object.keys(attributes)) changes.add(`attribute:${key}`);

  const own = variants ? { sku: null, compareAt: null } : planOwn(head, context, addError);
  if (own.sku) changes.add("sku");
  if (own.compareAt) changes.add("compareAtPrice");
  if (!variants) for (const other of others) checkNoVariantCells(other, addError);

  const publishing = planPublishing(head, stored);
  if (publishing)
    changes.add(publishing.published === (stored?.published ?? true) ? "publishAt" : "published");
  const texts = planTexts(head, stored, { ...context, addError });
  for (const field of texts?.changed ?? []) changes.add(field);
  const collections = planCollections(head, stored, { collections: context.collections, addError });
  if (collections) changes.add("collections");
  const sales = planSales(rows, stored, {
    ...context,
    variants,
    regularCents: row.fields.priceCents,
    addError,
  });
  if (sales) changes.add("salePrice");

  // A trigger copies a new product picture to the default variant, so the variants are written afterwards.
  const writesVariants = !existing || changes.has("imageUrl") || (variants?.changes.size ?? 0) > 0;
  const parts: PartsPlan = {
    variants: writesVariants ? variants : null,
    attributes: nullIfEmpty(attributes),
    pictures: newPictures,
    publishing,
    texts: texts?.after ?? null,
    collections,
    sales,
    ...own,
  };
  return {
    row,
    parts,
    ignoredStock: ignoredOwnStock + (variants?.ignoredStock ?? 0),
    lines: toLines(rows, {
      line,
      rowErrors,
      changes,
      stock: stockChanges(row, existing, variants),
      values: describeChanges({ row, existing, stored, parts: { ...parts, variants } }),
    }),
  };
}

/** Stock before and after, for each variant (or the product itself) of an existing product whose stock changes. */
function stockChanges(
  { fields }: CsvRow,
  existing: ProductRow | undefined,
  variants: VariantPlan | null,
): ImportLine["stock"] & object {
  if (!existing) return [];
  const all = variants
    ? variants.after.map(({ id, label, quantity }) => ({
        variant: label,
        before: variants.before.find((old) => old.id === id)?.quantity ?? 0,
        after: quantity,
      }))
    : [{ variant: "", before: existing.quantity, after: fields.quantity ?? existing.quantity }];
  return all.filter(({ before, after }) => before !== after);
}

const nullIfEmpty = <T extends object>(record: T): T | null =>
  Object.keys(record).length > 0 ? record : null;

interface ProductResult {
  line: ImportLine;
  rowErrors: RowErrors;
  changes: ReadonlySet<string>;
  stock: ImportLine["stock"] & object;
  values: ImportLine["values"] & object;
}

/** One report line for the product, or one for each line with errors. */
function toLines(
  rows: readonly FileRow[],
  { line, rowErrors, changes, stock, values }: ProductResult,
): ImportLine[] {
  if (rowErrors.byLine.size > 0) {
    // Several rows may come from one line of another shop's file.
    const isFirst = (row: FileRow, index: number) =>
      rows.findIndex((other) => other.line === row.line) === index;
    return rows.filter(isFirst).flatMap((row) => {
      const errors = rowErrors.byLine.get(row.line);
      return errors ? [{ ...line, line: row.line, outcome: "error" as const, changes: [], errors }] : [];
    });
  }
  const outcome = line.outcome === "unchanged" && changes.size > 0 ? "update" : line.outcome;
  const shown = { ...(stock.length > 0 ? { stock } : {}), ...(values.length > 0 ? { values } : {}) };
  return [{ ...line, outcome, changes: line.outcome === "create" ? [] : [...changes], ...shown }];
}

/** A later line may repeat the product fields of the first line, but not contradict them. */
function checkRepeatedFields(row: FileRow, head: FileRow, addError: RowErrors["addError"]): void {
  for (const column of ["name", "description", "category"] as const) {
    const value = row.fields[FIELD_OF[column]];
    if (value !== undefined && value !== head.fields[FIELD_OF[column]])
      addError(row.line, column, t.rowConflict);
  }
}

function checkSkus(
  rows: readonly FileRow[],
  { skuOwners, productId }: ProductContext,
  addError: RowErrors["addError"],
): void {
  for (const { line, parts, isDuplicateSku } of rows) {
    const owner = parts?.sku ? skuOwners.get(parts.sku.toUpperCase()) : undefined;
    if (isDuplicateSku) addError(line, "sku", t.duplicateSku);
    else if (owner !== undefined && owner !== productId) addError(line, "sku", t.skuTaken);
  }
}

interface LinesContext extends Pick<ProductContext, "existing" | "stored" | "setStock"> {
  variants: VariantPlan | null;
  addError: RowErrors["addError"];
}

/** Adds an error to lines of a product with variants that change data of a variant, but do not name one. */
function checkLinesWithoutVariant(
  rows: readonly FileRow[],
  { existing, stored, setStock, variants, addError }: LinesContext,
): void {
  const all = variants?.after ?? stored?.variants ?? [];
  const [main] = all;
  if (!main) return;
  const totals = [existing?.quantity, all.reduce((sum, { quantity }) => sum + quantity, 0)];
  const hasOnePrice = !variants && all.every(({ priceCents }) => priceCents === main.priceCents);
  for (const { line, fields, parts } of rows) {
    if (parts && describesVariant(parts)) continue;
    const { quantity, priceCents } = fields;
    const refuse = (column: string) => addError(line, column, t.variantLines);
    if (quantity !== undefined && (setStock || !existing) && !totals.includes(quantity)) refuse("quantity");
    if (priceCents !== undefined && priceCents !== main.priceCents && !hasOnePrice) refuse("price");
    if (parts?.compareAtCents && parts.compareAtCents !== main.compareAtCents) refuse("compareAtPrice");
    if (parts?.variantImage) refuse("variantImageUrl");
    for (const side of Object.keys(parts?.measures ?? {})) refuse(measureColumn(side));
    for (const [key, cell] of Object.entries(parts?.variantAttributes ?? {}))
      if (cell !== "") refuse(variantAttributeColumn(key));
  }
}

/** Adds an error to a variant line of a product without variants. */
function checkNoVariantCells({ line, parts, fields }: FileRow, addError: RowErrors["addError"]): void {
  if (parts?.sku || fields.priceCents !== undefined || fields.quantity !== undefined)
    addError(line, "option1Value", t.variantValues);
}

/** Sets the product fields from its variants: price and picture of the default one, the stock of all. */
function copyFromVariants(row: CsvRow, variants: VariantPlan, existing: ProductRow | undefined): void {
  const [main] = variants.after;
  if (!main) return;
  // If only the product picture changes, the default variant gets it too.
  const newUrl = row.fields.imageUrl;
  const old = variants.before.find(({ id }) => id === main.id)?.imageUrl ?? null;
  const isOwn = existing && main.imageUrl !== null && main.imageUrl === old;
  if (newUrl && isOwn && newUrl !== existing.imageUrl) {
    main.imageUrl = newUrl;
    variants.changes.add("variantImageUrl");
  }
  if (main.imageUrl !== null && (newUrl ?? existing?.imageUrl) !== undefined)
    row.fields.imageUrl = main.imageUrl;
  if (existing) {
    delete row.fields.priceCents;
    return;
  }
  row.fields.priceCents = main.priceCents;
  row.fields.quantity = variants.after.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Plans SKU and compare-at price of a product without variants. */
function planOwn(
  head: FileRow,
  { existing, stored, productId }: ProductContext,
  addError: RowErrors["addError"],
) {
  const { sku, compareAtCents } = head.parts ?? {};
  const before = stored?.skus.get(productId) ?? null;
  const hasVariants = (stored?.variants.length ?? 0) > 0;
  const price = head.fields.priceCents ?? existing?.priceCents ?? 0;
  const storedCompareAt = existing?.compareAtCents ?? null;
  const shownCompareAt =
    storedCompareAt !== null && storedCompareAt > (existing?.priceCents ?? 0) ? storedCompareAt : null;
  if (!isCompareAtPrice(compareAtCents, price)) addError(head.line, "compareAtPrice", t.compareAt);
  return {
    sku: sku !== undefined && !hasVariants && sku !== before ? { sku } : null,
    compareAt:
      compareAtCents !== undefined && !hasVariants && compareAtCents !== shownCompareAt
        ? { cents: compareAtCents }
        : null,
  };
}
