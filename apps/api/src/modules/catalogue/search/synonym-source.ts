import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import type { CatalogueChanges } from "../changes";

/** The owner's synonyms: for a phrase, as a search is read, the phrases that find the same. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Where a search gets them from. */
export type SynonymSource = () => Promise<Synonyms>;

/** The synonyms as they are now. */
export async function readSynonyms(db: Executor): Promise<Synonyms> {
  const groups = await queryRows<{ terms: string[]; oneWay: boolean }>(
    db,
    sql`select terms, one_way as "oneWay" from search_synonyms`,
  );
  const synonyms = new Map<string, string[]>();
  for (const { terms, oneWay } of groups) {
    for (const term of oneWay ? terms.slice(0, 1) : terms) {
      const others = terms.filter((other) => other !== term && other !== "");
      synonyms.set(term, [...(synonyms.get(term) ?? []), ...others]);
    }
  }
  return synonyms;
}

/** Keeps them until something else than single products has changed, here or in another process. */
export function cacheSynonyms(db: Executor, follow: CatalogueChanges["onChange"]): SynonymSource {
  let kept: Promise<Synonyms> | undefined;
  follow((changed) => {
    if (changed === "everything" || changed.length === 0) kept = undefined;
  });
  return () => {
    if (kept) return kept;
    const synonyms = readSynonyms(db);
    kept = synonyms;
    // What failed is asked again by the next search.
    synonyms.catch(() => {
      if (kept === synonyms) kept = undefined;
    });
    return synonyms;
  };
}
