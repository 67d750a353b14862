/** Only such words are in the vocabulary; numbers and the shortest ones would swell it for nothing. */
export const IN_VOCABULARY = /^[^\d]{3,30}$/u;

// The words are as the index has them: nothing may be parsed once more.
const lexeme = (word: string) => `'${word.replace(/['\\]/g, "")}'`;

/** A query for any of several; null for none of none. */
export function anyOf(queries: readonly (string | null)[]): string | null {
  const some = [...new Set(queries.filter((query) => query !== null))];
  return some.length > 1 ? `(${some.join(" | ")})` : (some[0] ?? null);
}

/** A query for all of several; null where one of them has none. */
export function allOf(queries: readonly (string | null)[]): string | null {
  const wanted = [...new Set(queries)];
  if (wanted.length === 0 || wanted.includes(null)) return null;
  return wanted.length > 1 ? `(${wanted.join(" & ")})` : (wanted[0] ?? null);
}

/** A query for words that follow each other; null where one of them has none. */
export function phraseOf(queries: readonly (string | null)[]): string | null {
  if (queries.length === 0 || queries.includes(null)) return null;
  return queries.length > 1 ? `(${queries.join(" <-> ")})` : (queries[0] ?? null);
}

/** A query for one of these words. */
export const someWord = (words: readonly string[]) => anyOf(words.map(lexeme));

/** A query for whatever begins like this. */
export const beginning = (word: string) => `${lexeme(word)}:*`;
