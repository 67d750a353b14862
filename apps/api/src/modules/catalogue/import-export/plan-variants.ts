import { LIMITS, type StoredOption, validationTexts as t } from "@larkwood/contract";
import { newId } from "../../../core/ids";
import type { VariantRow } from "../variants";
import { planOptions } from "./plan-options";
import { namesVariant } from "./read-parts";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";
import type { StoredParts } from "./stored-parts.repo";

export interface Planning extends RowErrors {
  setStock: boolean;
  origin: string;
  at: Date;
  productId: string;
  /** To which product a variant belongs. */
  variantOf: ReadonlyMap<string, string>;
}

/** What a product can be chosen in after the import. */
export interface VariantPlan {
  options: StoredOption[];
  before: readonly VariantRow[];
  after: VariantRow[];
  skus: Map<string, string>;
  changes: Set<string>;
  leavesStock: number;
  /** Which variant a line of the file is about. */
  idOfLine: Map<number, string>;
}

/** Whether the lines of a product are about variants: it has some, or they choose values. */
export function isAboutVariants(rows: readonly FileRow[], stored: StoredParts | undefined): boolean {
  const named = rows.filter(({ parts }) => parts && namesVariant(parts));
  const hasVariants = (stored?.variants.length ?? 0) > 0;
  return hasVariants
    ? named.length > 0
    : named.some(({ parts }) => parts?.options.some(({ value, key }) => value || key));
}

/** The variants that the lines ask for. Those that no line names stay: a file takes nothing away. */
export function planVariants(
  rows: readonly FileRow[],
  stored: StoredParts | undefined,
  planning: Planning,
): VariantPlan {
  const { refuse } = planning;
  const before = stored?.variants ?? [];
  const lines = rows.filter(({ parts }) => parts && namesVariant(parts));
  const { options, choices } = planOptions(lines, stored?.options ?? [], planning);
  const named = new Map<string, VariantRow>();
  const idOfLine = new Map<number, string>();
  const skus = new Map(stored?.skus);
  // A product that gets its first variants has no number of its own any more.
  if (before.length === 0) skus.delete(planning.productId);
  const changes = new Set<string>();
  let leavesStock = 0;
  for (const row of lines) {
    const old = findOld(row, choices.get(row.line) ?? null, { before, stored, planning });
    const choice = choices.get(row.line) ?? old?.choice;
    if (!choice) {
      refuse(row.line, row.parts?.variantId ? "variantId" : "sku", t.variantUnknown);
      continue;
    }
    const after = toVariant(row, { old, choice, planning, changes });
    if (named.has(after.id)) refuse(row.line, "option1Value", t.variantTwice);
    named.set(after.id, after);
    idOfLine.set(row.line, after.id);
    if (old && !planning.setStock && (row.fields.quantity ?? old.quantity) !== old.quantity) leavesStock += 1;
    const sku = row.parts?.sku;
    if (sku === undefined || (sku ?? "") === (skus.get(after.id) ?? "")) continue;
    changes.add("sku");
    if (sku) skus.set(after.id, sku);
    else skus.delete(after.id);
  }
  refuseSkusTwice(lines, skus, refuse);
  const first = rows[0]?.line ?? 0;
  const left = before.filter(({ id }) => !named.has(id));
  if (left.length > 0 && options.length !== (stored?.options.length ?? 0))
    refuse(first, "option1Name", t.variantsAll);
  const all = left.length > 0 ? [...before.map((row) => named.get(row.id) ?? row)] : [...named.values()];
  if (left.length > 0)
    all.push(...[...named.values()].filter(({ id }) => !before.some((row) => row.id === id)));
  if (all.length > LIMITS.variants) refuse(first, "option1Value", t.variantsMany);
  refuseTwice(lines, choices, { all, left, refuse });
  const merged = mergeOptions(options, stored?.options ?? [], { all, before });
  const after = placed(all, before).map((row) => ({ ...row, label: labelOf(row, merged, stored) }));
  if (JSON.stringify(merged) !== JSON.stringify(stored?.options ?? [])) changes.add("option1Value");
  if (after.length !== before.length || after.some((row, place) => row.id !== before[place]?.id))
    changes.add("variants");
  return { options: merged, before, after, skus, changes, leavesStock, idOfLine };
}

interface Finding {
  before: readonly VariantRow[];
  stored: StoredParts | undefined;
  planning: Planning;
}

/** The variant that a line is about: by its id, by its SKU, or else by what it chooses. */
function findOld(row: FileRow, choice: string[] | null, { before, stored, planning }: Finding) {
  const { variantId = "", sku } = row.parts ?? {};
  if (variantId) {
    const owner = planning.variantOf.get(variantId);
    if (owner !== undefined && owner !== planning.productId)
      planning.refuse(row.line, "variantId", t.variantIdTaken);
    const old = before.find(({ id }) => id === variantId);
    if (old) return old;
  }
  const chosen = choice && before.find((old) => old.choice.join(" ") === choice.join(" "));
  const numbered = sku
    ? before.find(({ id }) => stored?.skus.get(id)?.toUpperCase() === sku.toUpperCase())
    : undefined;
  return (chosen ? chosen : numbered) || undefined;
}

interface Making {
  old: VariantRow | undefined;
  choice: string[];
  planning: Planning;
  changes: Set<string>;
}

function toVariant(row: FileRow, { old, choice, planning, changes }: Making): VariantRow {
  const { fields, parts, line } = row;
  if (!old && fields.priceCents === undefined) planning.refuse(line, "price", t.required);
  if (!old && fields.quantity === undefined) planning.refuse(line, "quantity", t.required);
  const priceCents = fields.priceCents ?? old?.priceCents ?? 0;
  // What is no bargain is not exported, and comes back as nothing.
  const wasNone = old?.compareAtCents != null && old.compareAtCents <= old.priceCents;
  const given = parts?.compareAtCents;
  const compareAtCents =
    given === undefined || (given === null && wasNone) ? (old?.compareAtCents ?? null) : given;
  if (given && given <= priceCents) planning.refuse(line, "compareAtPrice", t.compareAt);
  const quantity = (!old || planning.setStock ? fields.quantity : old.quantity) ?? old?.quantity ?? 0;
  const imageUrl = parts?.variantImage === undefined ? (old?.imageUrl ?? null) : parts.variantImage;
  const measures = parts?.measures === undefined ? (old?.measures ?? null) : parts.measures;
  const id = old?.id ?? (parts?.variantId || newId(planning.at));
  const { productId } = planning;
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
  };
  if (old) noteChanges(old, after, changes);
  return after;
}

function noteChanges(old: VariantRow, after: VariantRow, changes: Set<string>): void {
  if (old.priceCents !== after.priceCents) changes.add("price");
  if (old.compareAtCents !== after.compareAtCents) changes.add("compareAtPrice");
  if (old.quantity !== after.quantity) changes.add("quantity");
  if (old.imageUrl !== after.imageUrl) changes.add("variantImageUrl");
  if (old.choice.join(" ") !== after.choice.join(" ")) changes.add("option1Value");
  for (const side of ["width", "depth", "height"] as const)
    if (old.measures?.[side] !== after.measures?.[side])
      changes.add(`variant${side[0]?.toUpperCase()}${side.slice(1)}`);
}

interface Whole {
  all: readonly VariantRow[];
  left: readonly VariantRow[];
  refuse: RowErrors["refuse"];
}

/** Refuses lines that choose what another one, or a variant that stays, has chosen already. */
function refuseTwice(
  lines: readonly FileRow[],
  choices: ReadonlyMap<number, string[] | null>,
  { left, refuse }: Whole,
): void {
  const seen = new Set(left.map(({ choice }) => choice.join(" ")));
  for (const { line } of lines) {
    const choice = choices.get(line)?.join(" ");
    if (choice === undefined) continue;
    if (seen.has(choice)) refuse(line, "option1Value", t.variantTwice);
    seen.add(choice);
  }
}

/** A number that a variant has which no line names cannot be given to another one. */
function refuseSkusTwice(
  lines: readonly FileRow[],
  skus: ReadonlyMap<string, string>,
  refuse: RowErrors["refuse"],
): void {
  const numbers = [...skus.values()].map((sku) => sku.toUpperCase());
  for (const { line, parts } of lines) {
    const sku = parts?.sku?.toUpperCase();
    if (sku && numbers.filter((one) => one === sku).length > 1) refuse(line, "sku", t.skuTwice);
  }
}

/** The options in the order that they have; values that no variant had stay, those that no variant has any more go. */
function mergeOptions(
  given: readonly StoredOption[],
  stored: readonly StoredOption[],
  { all, before }: { all: readonly VariantRow[]; before: readonly VariantRow[] },
): StoredOption[] {
  return given.map(({ name, values }, place) => {
    const uses = (rows: readonly VariantRow[], key: string) =>
      rows.some(({ choice }) => choice[place] === key);
    const old = stored[place]?.values ?? [];
    const kept = old
      .filter(({ key }) => uses(all, key) || !uses(before, key))
      .map((value) => values.find(({ key }) => key === value.key) ?? value);
    return { name, values: [...kept, ...values.filter(({ key }) => !old.some((one) => one.key === key))] };
  });
}

/** The variants in their places; as they are where nothing came or moved. */
function placed(all: readonly VariantRow[], before: readonly VariantRow[]): VariantRow[] {
  const isSame = all.length === before.length && all.every(({ id }, place) => id === before[place]?.id);
  return all.map((row, place) => ({ ...row, position: isSame ? (before[place]?.position ?? place) : place }));
}

/** The words of a variant: those that it has, unless it chooses otherwise or its values are called otherwise now. */
function labelOf(row: VariantRow, options: readonly StoredOption[], stored: StoredParts | undefined): string {
  const wordsIn = (from: readonly StoredOption[]) =>
    from.map(({ values }, place) => values.find(({ key }) => key === row.choice[place])?.name).join(", ");
  const old = stored?.variants.find(({ id }) => id === row.id);
  const isSame = old && wordsIn(stored?.options ?? []) === wordsIn(options);
  return (isSame && old.choice.join(" ") === row.choice.join(" ") && old.label) || wordsIn(options) || "?";
}
