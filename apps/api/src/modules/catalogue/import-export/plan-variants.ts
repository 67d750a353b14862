import { type Attribute, type StoredOption, validationTexts as t } from "@larkwood/contract";
import { variantLabel } from "@larkwood/domain";
import { newId } from "../../../core/ids";
import { imagesAfterChange, type VariantRow } from "../variants";
import { planVariantAttributes } from "./attribute-cells";
import { checkVariants, type VariantOfLine } from "./check-variants";
import { planOptions } from "./plan-options";
import { describesVariant } from "./read-parts";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";
import type { StoredParts } from "./stored-parts.repo";

interface VariantContext extends RowErrors {
  attributes: readonly Attribute[];
  setStock: boolean;
  origin: string;
  at: Date;
  productId: string;
  /** Product ids by variant id. */
  variantOwners: ReadonlyMap<string, string>;
}

/** Options and variants of a product after the import. */
export interface VariantPlan {
  options: StoredOption[];
  before: readonly VariantRow[];
  after: VariantRow[];
  skus: Map<string, string>;
  changes: Set<string>;
  ignoredStock: number;
  /** Variant ids by line. */
  idOfLine: Map<number, string>;
}

/** Whether the lines of a product describe variants. */
export function describesVariants(rows: readonly FileRow[], stored: StoredParts | undefined): boolean {
  const named = rows.filter(({ parts }) => parts && describesVariant(parts));
  const hasVariants = (stored?.variants.length ?? 0) > 0;
  return hasVariants
    ? named.length > 0
    : named.some(({ parts }) => parts?.options.some(({ value, key }) => value || key));
}

/** Plans the variants of a product. Variants that the file does not name stay. */
export function planVariants(
  rows: readonly FileRow[],
  stored: StoredParts | undefined,
  context: VariantContext,
): VariantPlan {
  const { addError } = context;
  const before = stored?.variants ?? [];
  const lines = rows.filter(({ parts }) => parts && describesVariant(parts));
  const { options, choices } = planOptions(lines, stored?.options ?? [], context);
  const named = new Map<string, VariantRow>();
  const variantsOfLines: VariantOfLine[] = [];
  const skus = new Map(stored?.skus);
  // A product that gets its first variants loses its own SKU.
  if (before.length === 0) skus.delete(context.productId);
  const changes = new Set<string>();
  let ignoredStock = 0;
  for (const row of lines) {
    const old = findStoredVariant(row, choices.get(row.line) ?? null, { before, stored, context });
    const choice = choices.get(row.line) ?? old?.choice;
    if (!choice) {
      addError(row.line, row.parts?.variantId ? "variantId" : "sku", t.variantUnknown);
      continue;
    }
    const after = toVariant(row, { old, choice, context, changes });
    named.set(after.id, after);
    variantsOfLines.push({ line: row.line, variant: after, compareAtCents: row.parts?.compareAtCents });
    if (old && !context.setStock && (row.fields.quantity ?? old.quantity) !== old.quantity) ignoredStock += 1;
    const sku = row.parts?.sku;
    if (sku === undefined || (sku ?? "") === (skus.get(after.id) ?? "")) continue;
    changes.add("sku");
    if (sku) skus.set(after.id, sku);
    else skus.delete(after.id);
  }
  const first = rows[0]?.line ?? 0;
  const left = before.filter(({ id }) => !named.has(id));
  if (left.length > 0 && options.length !== (stored?.options.length ?? 0))
    addError(first, "option1Name", t.variantsIncomplete);
  const all = left.length > 0 ? [...before.map((row) => named.get(row.id) ?? row)] : [...named.values()];
  if (left.length > 0)
    all.push(...[...named.values()].filter(({ id }) => !before.some((row) => row.id === id)));
  const merged = mergeOptions(options, stored?.options ?? [], { all, before });
  checkVariants({ options: merged, left, variantsOfLines, skus }, { first, addError });
  const after = withPositions(all, before).map((row) => ({ ...row, label: labelOf(row, merged, stored) }));
  if (JSON.stringify(merged) !== JSON.stringify(stored?.options ?? [])) changes.add("option1Value");
  if (after.length !== before.length || after.some((row, index) => row.id !== before[index]?.id))
    changes.add("variants");
  const idOfLine = new Map(variantsOfLines.map(({ line, variant }) => [line, variant.id]));
  return { options: merged, before, after, skus, changes, ignoredStock, idOfLine };
}

interface LookupContext {
  before: readonly VariantRow[];
  stored: StoredParts | undefined;
  context: VariantContext;
}

/** Finds the stored variant of a line by its id, its option values or its SKU. */
function findStoredVariant(
  row: FileRow,
  choice: string[] | null,
  { before, stored, context }: LookupContext,
) {
  const { variantId = "", sku } = row.parts ?? {};
  if (variantId) {
    const owner = context.variantOwners.get(variantId);
    if (owner !== undefined && owner !== context.productId)
      context.addError(row.line, "variantId", t.variantIdTaken);
    const old = before.find(({ id }) => id === variantId);
    if (old) return old;
  }
  const byChoice = choice && before.find((old) => old.choice.join(" ") === choice.join(" "));
  const bySku = sku
    ? before.find(({ id }) => stored?.skus.get(id)?.toUpperCase() === sku.toUpperCase())
    : undefined;
  return (byChoice ? byChoice : bySku) || undefined;
}

interface RowContext {
  old: VariantRow | undefined;
  choice: string[];
  context: VariantContext;
  changes: Set<string>;
}

function toVariant(row: FileRow, { old, choice, context, changes }: RowContext): VariantRow {
  const { fields, parts, line } = row;
  if (!old && fields.priceCents === undefined) context.addError(line, "price", t.required);
  if (!old && fields.quantity === undefined) context.addError(line, "quantity", t.required);
  const priceCents = fields.priceCents ?? old?.priceCents ?? 0;
  // The export leaves out a compare-at price that is not higher, so an empty cell does not remove it.
  const wasHidden = old?.compareAtCents != null && old.compareAtCents <= old.priceCents;
  const input = parts?.compareAtCents;
  const compareAtCents =
    input === undefined || (input === null && wasHidden) ? (old?.compareAtCents ?? null) : input;
  const quantity = (!old || context.setStock ? fields.quantity : old.quantity) ?? old?.quantity ?? 0;
  const imageUrl = parts?.variantImage === undefined ? (old?.imageUrl ?? null) : parts.variantImage;
  const measures = parts?.measures === undefined ? (old?.measures ?? null) : parts.measures;
  const attributes = planVariantAttributes(parts?.variantAttributes ?? {}, old?.attributes ?? null, {
    attributes: context.attributes,
    addError: (key, text) => context.addError(line, variantAttributeColumn(key), text),
  });
  const id = old?.id ?? (parts?.variantId || newId(context.at));
  const { productId } = context;
  const after = {
    id,
    productId,
    position: 0,
    choice,
    label: "",
    priceCents,
    compareAtCents,
    quantity,
    imageUrl,
    measures,
    images: imagesAfterChange(old, imageUrl),
    attributes: attributes.after,
  };
  if (old) recordChanges(old, after, changes);
  for (const key of attributes.changed) changes.add(variantAttributeColumn(key));
  return after;
}

function recordChanges(old: VariantRow, after: VariantRow, changes: Set<string>): void {
  if (old.priceCents !== after.priceCents) changes.add("price");
  if (old.compareAtCents !== after.compareAtCents) changes.add("compareAtPrice");
  if (old.quantity !== after.quantity) changes.add("quantity");
  if (old.imageUrl !== after.imageUrl) changes.add("variantImageUrl");
  if (old.choice.join(" ") !== after.choice.join(" ")) changes.add("option1Value");
  for (const side of ["width", "depth", "height"] as const)
    if (old.measures?.[side] !== after.measures?.[side]) changes.add(measureColumn(side));
}

/** The column of a side, such as `variantWidth`. */
export const measureColumn = (side: string) => `variant${side[0]?.toUpperCase()}${side.slice(1)}`;

/** The column of an attribute in which a variant differs from its product. */
export const variantAttributeColumn = (key: string) => `variant:${key}`;

/** Merges options in their stored order. A value is dropped if its last variant no longer uses it. */
function mergeOptions(
  planned: readonly StoredOption[],
  stored: readonly StoredOption[],
  { all, before }: { all: readonly VariantRow[]; before: readonly VariantRow[] },
): StoredOption[] {
  return planned.map(({ name, values }, index) => {
    const uses = (rows: readonly VariantRow[], key: string) =>
      rows.some(({ choice }) => choice[index] === key);
    const old = stored[index]?.values ?? [];
    const remaining = old
      .filter(({ key }) => uses(all, key) || !uses(before, key))
      .map((value) => values.find(({ key }) => key === value.key) ?? value);
    return {
      name,
      values: [...remaining, ...values.filter(({ key }) => !old.some((value) => value.key === key))],
    };
  });
}

/** Numbers the variants; unchanged if none was added or moved. */
function withPositions(all: readonly VariantRow[], before: readonly VariantRow[]): VariantRow[] {
  const isSame = all.length === before.length && all.every(({ id }, index) => id === before[index]?.id);
  return all.map((row, index) => ({ ...row, position: isSame ? (before[index]?.position ?? index) : index }));
}

/** The label of a variant, which stays unless its values or their names change. */
function labelOf(row: VariantRow, options: readonly StoredOption[], stored: StoredParts | undefined): string {
  const label = variantLabel(options, row.choice);
  const old = stored?.variants.find(({ id }) => id === row.id);
  const isSame = old && variantLabel(stored?.options ?? [], old.choice) === label;
  return (isSame && old.choice.join(" ") === row.choice.join(" ") && old.label) || label || "?";
}
