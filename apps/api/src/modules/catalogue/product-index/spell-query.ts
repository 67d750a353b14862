/** A query for words as it is written. */
export type Spelled =
  | { kind: "word"; word: string; isBeginning: boolean }
  | { kind: "any" | "all" | "phrase"; parts: readonly Spelled[] };

const TOKEN = /'([^']*)'(:\*)?|\(|\)|\||&|<->/g;
const KINDS = new Map([
  ["|", "any"],
  ["&", "all"],
  ["<->", "phrase"],
] as const);
type Sign = Parameters<(typeof KINDS)["get"]>[0];

/** Reads a query that `tsquery.ts` has written: words in quotes, and in brackets several with one sign between them. */
export function spell(query: string): Spelled {
  const tokens = query.matchAll(TOKEN);
  const next = () => tokens.next().value ?? [];
  const readPart = (): Spelled => {
    const [token, word = "", beginning] = next();
    if (token !== "(") return { kind: "word", word, isBeginning: beginning !== undefined };
    const parts = [readPart()];
    let kind: "any" | "all" | "phrase" = "any";
    for (let [sign] = next(); sign !== undefined && sign !== ")"; [sign] = next()) {
      kind = KINDS.get(sign as Sign) ?? kind;
      parts.push(readPart());
    }
    return { kind, parts };
  };
  return readPart();
}
