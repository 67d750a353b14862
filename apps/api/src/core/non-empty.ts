/** Only the texts that are not empty. */
export function nonEmpty<K extends string>(texts: Record<K, string>): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")) as Partial<
    Record<K, string>
  >;
}
