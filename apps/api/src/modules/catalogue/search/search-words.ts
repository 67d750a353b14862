import { sql } from "drizzle-orm";
import { splitWords } from "../../../core/search-terms";
import { type Executor, queryRows } from "../../../db/executor";

const NUMBERS = [
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
  "twenty",
];
const MEASURE = /(\d)\s*[x×]\s*(?=\d)|(\d)(?=(?:cm|mm|m|in|inch|inches|kg)\b)/giu;

/** The words of a search as the index spells them: lower case, no accents, a number apart from its unit. */
export async function readWords(db: Executor, search: string): Promise<string[]> {
  const words = splitWords(search.replace(MEASURE, "$1$2 "));
  // Plain ASCII needs no round trip, unless the index may take its beginning for a number: "1e6a" is "1e6" and "a" to it.
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

/** The same number as a word or in digits: a "3 seater" is a three-seat sofa. */
export function numberTwin(word: string): string | undefined {
  const value = NUMBERS.indexOf(word) + 1;
  return value > 0 ? String(value) : NUMBERS[Number(word) - 1];
}
