import { LIMITS } from "@larkwood/contract";
import type { Cells, Draft, DraftRow, DraftValue, RegularPrices } from "./draft";

export const TOO_MANY = `A product has at most ${LIMITS.variants} variants`;

const newValue = (number: number): DraftValue => {
  return { id: `new-${number}`, key: "", name: "", swatch: "", swatchUrl: "", problems: {} };
};

/** What is typed about something, with the price that it has when it is not on sale. */
function atRegularPrice<T extends Cells>(cells: T, regular: RegularPrices, storedId: string | undefined): T {
  const price = storedId === undefined ? undefined : regular[storedId];
  return price === undefined ? cells : { ...cells, price: String(price), compareAtPrice: "" };
}

/** A new variant like one that is there, but for what only that one has: its number, its pieces, its sale. */
function alike(row: DraftRow, choice: readonly string[], regular: RegularPrices): DraftRow {
  const model = atRegularPrice(row, regular, row.stored?.id);
  return { ...model, id: choice.join(" "), choice, stored: null, sku: "", quantity: "0", problems: {} };
}

/** The first variant of a product that had none. */
function firstVariant({ seed: { storedId, ...seed }, regular }: Draft, choice: readonly string[]): DraftRow {
  const cells = atRegularPrice(seed, regular, storedId);
  return { ...cells, id: choice.join(" "), choice, stored: null, problems: {} };
}

/** The draft after a change, unless it has more variants than a product can have. */
function within(before: Draft, after: Draft): Draft {
  const isTooLong = after.rows.length > LIMITS.variants && after.rows.length > before.rows.length;
  return isTooLong ? { ...before, refusal: TOO_MANY } : { ...after, refusal: "" };
}

/** One more option with one value, which all variants have; the first option makes the first variant. */
export function addOption(draft: Draft): Draft {
  const value = newValue(draft.next);
  const option = { id: `option-new-${draft.next}`, name: "", values: [value], problems: {} };
  const rows =
    draft.options.length === 0
      ? [firstVariant(draft, [value.id])]
      : draft.rows.map((row) => ({ ...row, choice: [...row.choice, value.id] }));
  return { ...draft, options: [...draft.options, option], rows, refusal: "", next: draft.next + 1 };
}

/** One option less. Of the variants that differed by nothing else the first stays. */
export function removeOption(draft: Draft, id: string): Draft {
  const at = draft.options.findIndex((option) => option.id === id);
  const options = draft.options.filter((option) => option.id !== id);
  const seen = new Set<string>();
  const rows = draft.rows.flatMap((row) => {
    const choice = row.choice.filter((_, place) => place !== at);
    const words = choice.join(" ");
    if (options.length === 0 || seen.has(words)) return [];
    seen.add(words);
    return [{ ...row, choice }];
  });
  return { ...draft, options, rows, refusal: "" };
}

/** One more value of an option, with a variant of it beside each of the others. */
export function addValue(draft: Draft, id: string): Draft {
  const at = draft.options.findIndex((option) => option.id === id);
  const value = newValue(draft.next);
  const options = draft.options.map((option) =>
    option.id === id ? { ...option, values: [...option.values, value] } : option,
  );
  const others = (row: DraftRow) => row.choice.filter((_, place) => place !== at).join(" ");
  const lastOf = new Map(draft.rows.map((row) => [others(row), row.id]));
  const rows = draft.rows.flatMap((row) =>
    lastOf.get(others(row)) === row.id
      ? [row, alike(row, row.choice.with(at, value.id), draft.regular)]
      : [row],
  );
  return within(draft, { ...draft, options, rows, next: draft.next + 1 });
}

/** One value less, and no variants of it. */
export function removeValue(draft: Draft, id: string): Draft {
  const options = draft.options.map((option) => {
    return { ...option, values: option.values.filter((value) => value.id !== id) };
  });
  return { ...draft, options, rows: draft.rows.filter(({ choice }) => !choice.includes(id)), refusal: "" };
}

/** How many ways there are to choose. */
export const countCombinations = ({ options }: Draft): number =>
  options.length === 0 ? 0 : options.reduce((count, { values }) => count * values.length, 1);

/** Adds the variants that are not there yet, so that every value can be had with every other. */
export function addMissing(draft: Draft): Draft {
  if (countCombinations(draft) > LIMITS.variants) return { ...draft, refusal: TOO_MANY };
  const all = draft.options.reduce<string[][]>(
    (choices, { values }) => choices.flatMap((choice) => values.map(({ id }) => [...choice, id])),
    [[]],
  );
  const known = new Set(draft.rows.map(({ choice }) => choice.join(" ")));
  const model = draft.rows[0] ?? firstVariant(draft, []);
  const missing = all
    .filter((choice) => !known.has(choice.join(" ")))
    .map((choice) => alike(model, choice, draft.regular));
  return { ...draft, rows: [...draft.rows, ...missing], refusal: "" };
}
