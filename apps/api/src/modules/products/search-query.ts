import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../db/executor";
import { closestWords } from "./spelling";

/** The three circles of a search, best first: in the name, in name or category, anywhere. */
export function searchCircles(tsquery: string): [SQL, SQL, SQL] {
  const query = sql`to_tsquery('simple', ${tsquery})`;
  return [
    sql`products.name_words @@ ${query}`,
    sql`products.title_words @@ ${query} and not products.name_words @@ ${query}`,
    sql`products.words @@ ${query} and not products.title_words @@ ${query}`,
  ];
}

/** A hit anywhere. */
export function searchAnywhere(tsquery: string): SQL {
  return sql`products.words @@ to_tsquery('simple', ${tsquery})`;
}

/** The words as the search index spells them: lower case, no accents. */
export async function foldWords(db: Executor, words: readonly string[]): Promise<string[]> {
  // Plain ASCII needs no round trip.
  if (words.every((word) => /^[a-z0-9]*$/i.test(word))) return words.map((word) => word.toLowerCase());
  const rows = await db.execute<{ word: string }>(sql`
    select part as word
    from unnest(${sql.param([...words])}::text[]) as given, unnest(tsvector_to_array(search_words(given))) as part`);
  return rows.map(({ word }) => word);
}

/** A query for what may have been meant: each word, or the words of the catalogue that are spelled most like it. */
export async function correctedQuery(db: Executor, words: readonly string[]): Promise<string | null> {
  const rows = await db.execute<{ given: string; known: string }>(sql`
    select given, known.word as known
    from unnest(${sql.param([...words])}::text[]) as given
    cross join lateral (
      select word from search_vocabulary where deletes && search_deletes(given) limit 500
    ) as known`);
  let corrected = false;
  const terms = words.map((word) => {
    const candidates = rows.filter(({ given }) => given === word).map(({ known }) => known);
    const close = closestWords(word, candidates);
    corrected ||= close.length > 0;
    return `(${[`${word}:*`, ...close].join(" | ")})`;
  });
  return corrected ? terms.join(" & ") : null;
}
