import type { Product } from "@larkwood/contract";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";
import { type Draft, type DraftRow, toVariantsDraft } from "./draft";
import { optionsText, toValueNames, variantName } from "./variant-names";

const NONE = "None";

/** A row as text, without stock: a save applies the difference, so that sales in between still count. */
const rowText = ({ sku, price, compareAtPrice, imageUrl }: DraftRow): string =>
  [price, compareAtPrice && `compare-at price ${compareAtPrice}`, sku, imageUrl].filter(Boolean).join(", ");

function rowTexts(draft: Draft): Map<string, string> {
  const names = toValueNames(draft.options);
  return new Map(draft.rows.map((row) => [variantName(row, names), rowText(row)]));
}

/** Changes by another user to options and variants since the form was filled. */
export function variantChanges(base: Product, current: Product, mine: Draft): ChangedField[] {
  const [before, now] = [toVariantsDraft(base), toVariantsDraft(current)];
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

/** Prepares the draft for a save over another user's version: variants they removed are created again. */
export function rebaseDraft(draft: Draft, { variants = [] }: Product): Draft {
  const storedIds = new Set(variants.map(({ id }) => id));
  const rows = draft.rows.map((row) =>
    row.stored && !storedIds.has(row.stored.id) ? { ...row, stored: null } : row,
  );
  return { ...draft, rows };
}
