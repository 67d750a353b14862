const MOST_WORDS = 8;

/** The words of a search, without anything that has a meaning in a tsquery. */
export function wordsOf(search: string): string[] {
  const words = search.normalize("NFKC").split(/[^\p{L}\p{N}\p{M}]+/u);
  return [...new Set(words.filter((word) => word !== ""))].slice(0, MOST_WORDS);
}

/** A tsquery that wants every word, each as the beginning of one. */
export function prefixQuery(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(" & ");
}
