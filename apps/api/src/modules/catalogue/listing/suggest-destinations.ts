import { type Destination, LIMITS } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import { findDestinations, type SynonymSource } from "../search";

/** Suggests categories and collections for a search, also a partly typed one. */
export async function suggestDestinations(
  db: Executor,
  search: string,
  readSynonyms: SynonymSource,
): Promise<Destination[]> {
  if ([...search].length < LIMITS.suggestMinLength) return [];
  return findDestinations(db, search, await readSynonyms(), { inDescriptions: true });
}
