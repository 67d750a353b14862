import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { singular } from "./singular";

const MAX_WORDS_READ = 33;

/** A search word and the matching words of the catalogue. */
export interface KnownWord {
  word: string;
  /** A stop word such as "of" or "the". */
  isStop: boolean;
  /** The word in singular and plural. */
  whole: string[];
  /** Words with the same stem. */
  related: string[];
  /** Words that start with it. */
  withPrefix: string[];
  /** The planner's estimate of the number of products. */
  products: number;
}

/** Looks up typed words with all variations, and alias words as whole words. Querying exact words is faster than by prefix. */
export async function readKnownWords(
  db: Executor,
  typed: readonly string[],
  aliasWords: readonly string[],
): Promise<Map<string, KnownWord>> {
  const words = [...new Set([...typed, ...aliasWords])];
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
        select word from search_vocabulary where stem = coalesce(lexemes[1], given.word) limit ${MAX_WORDS_READ}
      ) end as related,
      case when is_typed then array(
        select known.word from search_vocabulary as known
        where known.word >= given.word and known.word < given.word || chr(1114111)
        limit ${MAX_WORDS_READ}
      ) end as "withPrefix",
      (select reltuples::float8 from pg_class where oid = 'products'::regclass) as products
    from ${given},
      lateral (select case when is_typed then ts_lexize('pg_catalog.english_stem', given.singular) end as lexemes) as stem`,
  );
  return new Map(rows.map((row) => [row.word, row]));
}

/** Finds words of the catalogue that share a deletion form with misspelled words. */
export async function readLikelyWords(db: Executor, forms: readonly string[]): Promise<string[]> {
  const rows = await queryRows<{ word: string }>(
    db,
    sql`select word from search_vocabulary where deletes && ${sql.param([...forms])}::text[] limit 2000`,
  );
  return rows.map(({ word }) => word);
}

/** Finds unknown words that are compounds of two known ones, such as "coffeetable". */
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
