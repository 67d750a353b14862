import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { singular } from "./singular";

const MOST_WORDS_READ = 33;

/** A word and the catalogue's words that it may stand for. */
export interface KnownWord {
  word: string;
  /** "Of", "the" and the like, which say nothing beside other words. */
  isStop: boolean;
  /** The same word in one and in many. */
  whole: string[];
  /** Of the same stem. */
  related: string[];
  /** That begin so. */
  begun: string[];
  /** How many products there are, as the planner has last seen. */
  products: number;
}

/**
 * What the catalogue knows of words that were typed, and of further ones in full. Naming its words is far quicker than
 * asking for all that begin alike.
 */
export async function readKnownWords(
  db: Executor,
  typed: readonly string[],
  further: readonly string[],
): Promise<Map<string, KnownWord>> {
  const words = [...new Set([...typed, ...further])];
  const given = sql`unnest(
    ${sql.param(words)}::text[], ${sql.param(words.map(singular))}::text[],
    ${sql.param(words.map((word) => typed.includes(word)))}::boolean[]
  ) as given(word, singular, is_typed)`;
  const rows = await queryRows<KnownWord>(
    db,
    sql`
    select given.word, is_typed and lexemes = '{}' as "isStop",
      array(select word from search_vocabulary as known where known.singular = given.singular) as whole,
      case when is_typed then array(
        select word from search_vocabulary where stem = coalesce(lexemes[1], given.word) limit ${MOST_WORDS_READ}
      ) end as related,
      case when is_typed then array(
        select known.word from search_vocabulary as known
        where known.word >= given.word and known.word < given.word || chr(1114111)
        limit ${MOST_WORDS_READ}
      ) end as begun,
      (select reltuples::float8 from pg_class where oid = 'products'::regclass) as products
    from ${given},
      lateral (select case when is_typed then ts_lexize('pg_catalog.english_stem', given.singular) end as lexemes) as stem`,
  );
  return new Map(rows.map((row) => [row.word, row]));
}

/** Words of the catalogue that share a form with ones that are unknown. */
export async function readLikelyWords(db: Executor, forms: readonly string[]): Promise<string[]> {
  const rows = await queryRows<{ word: string }>(
    db,
    sql`select word from search_vocabulary where deletes && ${sql.param([...forms])}::text[] limit 2000`,
  );
  return rows.map(({ word }) => word);
}

/** Unknown words that are two known ones written together, such as "coffeetable". */
export function findCompoundWords(
  db: Executor,
  words: readonly string[],
): Promise<{ word: string; start: string; end: string }[]> {
  return queryRows(
    db,
    sql`
    select distinct on (given.word) given.word, starts.word as start, ends.singular as end
    from unnest(${sql.param([...words])}::text[]) as given(word)
    cross join generate_series(3, length(given.word) - 3) as cut
    join search_vocabulary as starts on starts.word = left(given.word, cut)
    join search_vocabulary as ends on ends.singular = search_singular(substr(given.word, cut + 1))
    order by given.word, cut desc`,
  );
}
