import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import type { Term } from "./search-term";
import { hasHeadNoun, matchesAnywhere } from "./search-tiers";

/** A term, and where the catalogue has it. */
export interface FoundTerm {
  term: Term;
  isAnywhere: boolean;
  /** It is a kind of thing that the shop sells. */
  isThing: boolean;
}

/** Where the terms of a search that found nothing are found one by one. */
export async function findTerms(db: Executor, terms: readonly Term[]): Promise<FoundTerm[]> {
  const questions = terms.map(
    (term) => sql`
    select exists (select from products where published and ${matchesAnywhere(term)}) as "isAnywhere",
      exists (select from products where published and ${hasHeadNoun(term)}) as "isThing"`,
  );
  const rows = await queryRows<Omit<FoundTerm, "term">>(db, sql.join(questions, sql` union all `));
  return terms.map((term, i) => ({ term, isAnywhere: false, isThing: false, ...rows[i] }));
}
