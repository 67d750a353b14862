import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import type { Term } from "./search-term";
import { hasHeadNoun, matchesAnywhere } from "./search-tiers";

/** A term and where the catalogue contains it. */
export interface FoundTerm {
  term: Term;
  isAnywhere: boolean;
  /** It is the head noun of a product name, such as "sofa". */
  isHeadNoun: boolean;
}

/** Checks each term of a search without hits. */
export async function findTerms(db: Executor, terms: readonly Term[]): Promise<FoundTerm[]> {
  const queries = terms.map(
    (term) => sql`
    select exists (select from products where published and ${matchesAnywhere(term)}) as "isAnywhere",
      exists (select from products where published and ${hasHeadNoun(term)}) as "isHeadNoun"`,
  );
  const rows = await queryRows<Omit<FoundTerm, "term">>(db, sql.join(queries, sql` union all `));
  return terms.map((term, i) => ({ term, isAnywhere: false, isHeadNoun: false, ...rows[i] }));
}
