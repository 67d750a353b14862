import { LIMITS } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import type { ProductRow } from "../products";
import type { Known, SynonymSource } from "../search";
import { listProducts } from "./list-products";

/** What somebody who is still typing may be after; nothing where no product has all of it. */
export async function suggestProducts(
  db: Executor,
  search: string,
  synonyms: SynonymSource,
  facts: Known = null,
): Promise<ProductRow[]> {
  if ([...search].length < LIMITS.suggestFrom) return [];
  const query = { search, limit: LIMITS.suggestions };
  const { items, isPartial, named } = await listProducts(db, query, synonyms, facts);
  // "sof" is no vase with a soft edge, unless nothing is called so.
  return isPartial ? [] : items.slice(0, named || items.length);
}
