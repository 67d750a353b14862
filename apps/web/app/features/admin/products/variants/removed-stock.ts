import type { Product } from "@larkwood/contract";
import type { Draft } from "./draft";

/** The variants with pieces that a save would remove. A product that loses every option keeps its pieces. */
export function removedWithStock({ options = [], variants = [] }: Product, draft: Draft) {
  if (options.length === 0 || draft.options.length === 0) return [];
  const kept = new Set(draft.rows.map(({ stored }) => stored?.id));
  return variants.filter(({ id, quantity }) => quantity > 0 && !kept.has(id));
}
