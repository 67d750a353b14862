import { LIMITS, validationTexts as t } from "@larkwood/contract";
import type { Cells, Draft, DraftRow, DraftValue, RegularPrices } from "./draft";

const newValue = (number: number): DraftValue => {
  return { id: `new-${number}`, key: "", name: "", swatch: "", swatchUrl: "", problems: {} };
};

/** The cells with the regular price, if the product is on sale. */
function atRegularPrice<T extends Cells>(
  cells: T,
  regularPrices: RegularPrices,
  storedId: string | undefined,
): T {
  const price = storedId === undefined ? undefined : regularPrices[storedId];
  return price === undefined ? cells : { ...cells, price: String(price), compareAtPrice: "" };
}

/** Copies a variant without its id, SKU, stock and sale. */
function copyVariant(row: DraftRow, choice: readonly string[], regularPrices: RegularPrices): DraftRow {
  const model = atRegularPrice(row, regularPrices, row.stored?.id);
  return { ...model, id: choice.join(" "), choice, stored: null, sku: "", quantity: "0", problems: {} };
}

/** Creates the first variant of a product. */
function firstVariant(
  { seed: { storedId, ...seed }, regularPrices }: Draft,
  choice: readonly string[],
): DraftRow {
  const cells = atRegularPrice(seed, regularPrices, storedId);
  return { ...cells, id: choice.join(" "), choice, stored: null, problems: {} };
}

/** The changed draft, unless it exceeds the variant limit. */
function withinLimit(before: Draft, after: Draft): Draft {
  const isTooLong = after.rows.length > LIMITS.variants && after.rows.length > before.rows.length;
  return isTooLong ? { ...before, error: t.tooManyVariants } : { ...after, error: "" };
}

/** Adds an option with one value to all variants; the first option creates the first variant. */
export function addOption(draft: Draft): Draft {
  const value = newValue(draft.next);
  const option = { id: `option-new-${draft.next}`, name: "", values: [value], problems: {} };
  const rows =
    draft.options.length === 0
      ? [firstVariant(draft, [value.id])]
      : draft.rows.map((row) => ({ ...row, choice: [...row.choice, value.id] }));
  return { ...draft, options: [...draft.options, option], rows, error: "", next: draft.next + 1 };
}

/** Removes an option. Of variants that become identical, the first stays. */
export function removeOption(draft: Draft, id: string): Draft {
  const index = draft.options.findIndex((option) => option.id === id);
  const options = draft.options.filter((option) => option.id !== id);
  const seen = new Set<string>();
  const rows = draft.rows.flatMap((row) => {
    const choice = row.choice.filter((_, position) => position !== index);
    const key = choice.join(" ");
    if (options.length === 0 || seen.has(key)) return [];
    seen.add(key);
    return [{ ...row, choice }];
  });
  return { ...draft, options, rows, error: "" };
}

/** Adds a value to an option, with a variant for each combination of the other options. */
export function addValue(draft: Draft, id: string): Draft {
  const index = draft.options.findIndex((option) => option.id === id);
  const value = newValue(draft.next);
  const options = draft.options.map((option) =>
    option.id === id ? { ...option, values: [...option.values, value] } : option,
  );
  const otherValues = (row: DraftRow) => row.choice.filter((_, position) => position !== index).join(" ");
  const lastOf = new Map(draft.rows.map((row) => [otherValues(row), row.id]));
  const rows = draft.rows.flatMap((row) =>
    lastOf.get(otherValues(row)) === row.id
      ? [row, copyVariant(row, row.choice.with(index, value.id), draft.regularPrices)]
      : [row],
  );
  return withinLimit(draft, { ...draft, options, rows, next: draft.next + 1 });
}

/** Removes a value and its variants. */
export function removeValue(draft: Draft, id: string): Draft {
  const options = draft.options.map((option) => {
    return { ...option, values: option.values.filter((value) => value.id !== id) };
  });
  return { ...draft, options, rows: draft.rows.filter(({ choice }) => !choice.includes(id)), error: "" };
}

/** Number of possible combinations. */
export const countCombinations = ({ options }: Draft): number =>
  options.length === 0 ? 0 : options.reduce((count, { values }) => count * values.length, 1);

/** Adds variants for all missing combinations. */
export function addMissing(draft: Draft): Draft {
  if (countCombinations(draft) > LIMITS.variants) return { ...draft, error: t.tooManyVariants };
  const all = draft.options.reduce<string[][]>(
    (choices, { values }) => choices.flatMap((choice) => values.map(({ id }) => [...choice, id])),
    [[]],
  );
  const existing = new Set(draft.rows.map(({ choice }) => choice.join(" ")));
  const model = draft.rows[0] ?? firstVariant(draft, []);
  const missing = all
    .filter((choice) => !existing.has(choice.join(" ")))
    .map((choice) => copyVariant(model, choice, draft.regularPrices));
  return { ...draft, rows: [...draft.rows, ...missing], error: "" };
}
