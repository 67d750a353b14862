import type { Product } from "@larkwood/contract";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";
import { type Draft, type DraftRow, draftOf } from "./draft";
import { nameOf, optionsText, wordsOf } from "./variant-names";

const NONE = "None";

/** A row in words. Not its stock: a save changes it by the difference, whatever was sold in between. */
const rowText = ({ sku, price, compareAtPrice, imageUrl }: DraftRow): string =>
  [price, compareAtPrice && `compare-at price ${compareAtPrice}`, sku, imageUrl].filter(Boolean).join(", ");

function rowTexts(draft: Draft): Map<string, string> {
  const words = wordsOf(draft.options);
  return new Map(draft.rows.map((row) => [nameOf(row, words), rowText(row)]));
}

/** What somebody else changed of the options and variants since the form was filled. */
export function variantChanges(base: Product, current: Product, mine: Draft): ChangedField[] {
  const [before, now] = [draftOf(base), draftOf(current)];
  const texts = { before: rowTexts(before), now: rowTexts(now), mine: rowTexts(mine) };
  const options = {
    field: "Options",
    before: optionsText(before) || NONE,
    now: optionsText(now) || NONE,
    mine: optionsText(mine) || NONE,
  };
  const rows = [...new Set([...texts.before.keys(), ...texts.now.keys()])].map((name) => ({
    field: name,
    before: texts.before.get(name) ?? NONE,
    now: texts.now.get(name) ?? NONE,
    mine: texts.mine.get(name) ?? NONE,
  }));
  return [options, ...rows].filter((change) => change.before !== change.now);
}

/** The draft for a save over what somebody else made: variants that they removed are made anew. */
export function overTheirs(draft: Draft, { variants = [] }: Product): Draft {
  const known = new Set(variants.map(({ id }) => id));
  const rows = draft.rows.map((row) =>
    row.stored && !known.has(row.stored.id) ? { ...row, stored: null } : row,
  );
  return { ...draft, rows };
}
