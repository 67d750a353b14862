import { LIMITS } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import type { ProductRow } from "../products";
import type { SynonymSource } from "../search";
import { listProducts } from "./list-products";

/** Suggests products for a partly typed search; empty if no product has all words. */
export async function suggestProducts(
  db: Executor,
  search: string,
  synonyms: SynonymSource,
): Promise<ProductRow[]> {
  if ([...search].length < LIMITS.suggestMinLength) return [];
  const query = { search, limit: LIMITS.suggestions };
  const { items, isPartial, strongMatches: named } = await listProducts(db, query, synonyms);
  // Prefer names: "sof" means sofas, not a vase with a soft edge.
  return isPartial ? [] : items.slice(0, named || items.length);
}
