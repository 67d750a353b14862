/** Words in the vocabulary: no digits, at least three letters. */
export const IN_VOCABULARY = /^[^\d]{3,30}$/u;

// Words are already normalized. Quoting prevents further parsing.
const lexeme = (word: string) => `'${word.replace(/['\\]/g, "")}'`;

/** Matches any of the queries; null if there are none. */
export function anyOf(queries: readonly (string | null)[]): string | null {
  const unique = [...new Set(queries.filter((query) => query !== null))];
  return unique.length > 1 ? `(${unique.join(" | ")})` : (unique[0] ?? null);
}

/** Matches all queries; null if one of them is null. */
export function allOf(queries: readonly (string | null)[]): string | null {
  const unique = [...new Set(queries)];
  if (unique.length === 0 || unique.includes(null)) return null;
  return unique.length > 1 ? `(${unique.join(" & ")})` : (unique[0] ?? null);
}

/** Matches adjacent words; null if one of them is null. */
export function phraseOf(queries: readonly (string | null)[]): string | null {
  if (queries.length === 0 || queries.includes(null)) return null;
  return queries.length > 1 ? `(${queries.join(" <-> ")})` : (queries[0] ?? null);
}

/** Matches any of the words. Sorted, so that equal queries are equal texts. */
export const anyWord = (words: readonly string[]) => anyOf(words.map(lexeme).sort());

/** Matches words with this prefix. */
export const prefixQuery = (word: string) => `${lexeme(word)}:*`;
