import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import type { Term } from "./search-term";
import { hasHeadNoun, isNamed, matchesAnywhere, type SearchPlan } from "./search-tiers";

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

/** Finds the terms that are in a name, category, option or attribute. */
export async function findNamedTerms(db: Executor, terms: readonly Term[]): Promise<Term[]> {
  if (terms.length === 0) return [];
  const queries = terms.map(
    (term) => sql`select exists (select from products where published and ${isNamed(term)}) as "isNamed"`,
  );
  const rows = await queryRows<{ isNamed: boolean }>(db, sql.join(queries, sql` union all `));
  return terms.filter((_, i) => rows[i]?.isNamed);
}

/** Whether a product is what was searched. If not, hits only mention the words. */
export async function hasConvincingHit(db: Executor, { convincing }: SearchPlan): Promise<boolean> {
  // PostgreSQL would scan the table, for all conditions in one query or for an EXISTS that it expects to find something.
  const queries = convincing.map(
    (when) => sql`exists (
      with found as materialized (select from products where published and ${when}) select from found)`,
  );
  const [row] = await queryRows<{ found: boolean }>(db, sql`select ${sql.join(queries, sql` or `)} as found`);
  return row?.found ?? false;
}

/** Finds the words that even the best of these products lacks. */
export async function findDroppedWords(
  db: Executor,
  terms: readonly Term[],
  ids: readonly string[],
): Promise<string[]> {
  const matched = terms.map((term) => sql`(${matchesAnywhere(term)})::int`);
  const [row] = await queryRows<{ matched: number[] }>(
    db,
    sql`
    select matched
    from products, lateral (select array[${sql.join(matched, sql`, `)}] as matched) as found
    where id = any(${sql.param([...ids])}::text[])
    order by (select sum(one) from unnest(matched) as one) desc, array_position(${sql.param([...ids])}::text[], id::text)
    limit 1`,
  );
  return terms.filter((_, i) => !row?.matched[i]).map(({ words }) => words.join(" "));
}
