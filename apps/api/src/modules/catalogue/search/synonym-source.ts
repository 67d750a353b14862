import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import type { CatalogueChanges } from "../changes";

/** Synonyms by normalized phrase. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

export type SynonymSource = () => Promise<Synonyms>;

/** Reads the synonyms from the database. */
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

/** Caches the synonyms until shared catalogue data changes. */
export function cacheSynonyms(db: Executor, onChange: CatalogueChanges["onChange"]): SynonymSource {
  let cached: Promise<Synonyms> | undefined;
  onChange((changed) => {
    if (changed === "everything" || changed.length === 0) cached = undefined;
  });
  return () => {
    if (cached) return cached;
    const synonyms = readSynonyms(db);
    cached = synonyms;
    // After a failure the next search tries again.
    synonyms.catch(() => {
      if (cached === synonyms) cached = undefined;
    });
    return synonyms;
  };
}
