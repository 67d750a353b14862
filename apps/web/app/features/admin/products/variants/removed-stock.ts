import type { Product } from "@larkwood/contract";
import type { Draft } from "./draft";

/** Variants with stock that a save would remove. A product that loses all options keeps its stock. */
export function removedWithStock({ options = [], variants = [] }: Product, draft: Draft) {
  if (options.length === 0 || draft.options.length === 0) return [];
  const remaining = new Set(draft.rows.map(({ stored }) => stored?.id));
  return variants.filter(({ id, quantity }) => quantity > 0 && !remaining.has(id));
}
