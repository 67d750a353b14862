import { sql } from "drizzle-orm";
import { splitWords } from "../../../core/search-terms";
import { type Executor, queryRows } from "../../../db/executor";

/** Numbers as words, from one. */
export const NUMBERS = [
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
  "twenty",
];
/** "60x80", "120cm", but not "T15m". */
const MEASURE = /(?<![\p{L}\p{N}.,×])\d[\d.,x×]*(?:cm|mm|m|in|inch|inches|kg)?(?![\p{L}\p{N}])/giu;
const TIMES = /(?<=\d)\s+[x×]\s+(?=\d)/giu;

/** Splits a search into normalized words: lower case, without accents, numbers separated from units. */
export async function readWords(db: Executor, search: string): Promise<string[]> {
  const words = splitWords(search.replace(TIMES, " ").replace(MEASURE, separateUnit));
  // Plain ASCII words need no query, except those that PostgreSQL parses as numbers: "1e6a" becomes "1e6" and "a".
  if (words.every((word) => /^(?:[a-z][a-z0-9]*|\d+)$/i.test(word)))
    return words.map((word) => word.toLowerCase());
  const rows = await queryRows<{ word: string }>(
    db,
    sql`
    select part as word
    from unnest(${sql.param(words)}::text[]) with ordinality as given(word, place),
      unnest(tsvector_to_array(search_words(given.word))) as part
    order by place`,
  );
  return rows.map(({ word }) => word);
}

const separateUnit = (measure: string) => measure.replace(/[x×]/giu, " ").replace(/(?<=\d)(?=[a-z])/giu, " ");

/** The same number as a word or as digits: "3 seater" finds a three-seat sofa. */
export function numberTwin(word: string): string | undefined {
  const value = NUMBERS.indexOf(word) + 1;
  return value > 0 ? String(value) : NUMBERS[Number(word) - 1];
}
