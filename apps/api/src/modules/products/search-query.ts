import { type SQL, sql } from "drizzle-orm";
import { type Executor, rowsOf } from "../../db/executor";
import { closestWords, shortenedForms } from "./spelling";

const MOST_EXPANSIONS = 32;
// Only such words are in the vocabulary; numbers and the shortest ones would swell it for nothing.
const IN_VOCABULARY = /^[^\d]{3,30}$/u;

/** How well a product fits: 0 in the name, 1 in name or category, 2 anywhere. */
export function searchCircle(tsquery: string): SQL<number> {
  const query = sql`to_tsquery('simple', ${tsquery})`;
  return sql<number>`case when products.name_words @@ ${query} then 0
    when products.title_words @@ ${query} then 1 else 2 end`;
}

/** The three circles of a search as conditions that exclude each other, best first. */
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
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`
    select part as word
    from unnest(${sql.param([...words])}::text[]) as given, unnest(tsvector_to_array(search_words(given))) as part`,
  );
  return rows.map(({ word }) => word);
}

interface Term {
  word: string;
  /** What to look for; null when no word of the catalogue begins like this. */
  query: string | null;
}

/** The query for each word: the catalogue's words that begin with it. Naming them is far quicker than a prefix. */
export async function expandWords(db: Executor, words: readonly string[]): Promise<Term[]> {
  const rows = await rowsOf<{ word: string; known: string[] }>(
    db,
    sql`
    select word, array(
      select known.word from search_vocabulary as known
      where known.word >= given.word and known.word < given.word || chr(1114111)
      limit ${MOST_EXPANSIONS + 1}
    ) as known
    from unnest(${sql.param([...words])}::text[]) as given(word)`,
  );
  return rows.map(({ word, known }) => ({ word, query: termQuery(word, known) }));
}

function termQuery(word: string, known: readonly string[]): string | null {
  if (!IN_VOCABULARY.test(word) || known.length > MOST_EXPANSIONS) return `${word}:*`;
  return known.length > 0 ? `(${known.join(" | ")})` : null;
}

/** The terms with the words of the catalogue that are spelled most like them; null where nothing comes close. */
export async function correctTerms(db: Executor, terms: readonly Term[]): Promise<string | null> {
  const forms = [...new Set(terms.flatMap(({ word }) => shortenedForms(word)))];
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select word from search_vocabulary where deletes && ${sql.param(forms)}::text[] limit 2000`,
  );
  const candidates = rows.map(({ word }) => word);
  const corrected = terms.map(({ word, query }) => {
    const close = closestWords(word, candidates);
    return [...(query ? [query] : []), ...close].join(" | ");
  });
  return corrected.every((query) => query !== "") ? joinTerms(corrected) : null;
}

/** A query that wants every term. */
export function joinTerms(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(" & ");
}
