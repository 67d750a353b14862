/** A parsed tsquery. */
export type ParsedQuery =
  | { kind: "word"; word: string; isPrefix: boolean }
  | { kind: "any" | "all" | "phrase"; parts: readonly ParsedQuery[] };

const TOKEN = /'([^']*)'(:\*)?|\(|\)|\||&|<->/g;
const OPERATORS = new Map([
  ["|", "any"],
  ["&", "all"],
  ["<->", "phrase"],
] as const);
type Operator = Parameters<(typeof OPERATORS)["get"]>[0];

/** Parses a query that `search/tsquery.ts` wrote: quoted words, and groups in parentheses with one operator. */
export function parseQuery(query: string): ParsedQuery {
  const tokens = query.matchAll(TOKEN);
  const next = () => tokens.next().value ?? [];
  const readPart = (): ParsedQuery => {
    const [token, word = "", beginning] = next();
    if (token !== "(") return { kind: "word", word, isPrefix: beginning !== undefined };
    const parts = [readPart()];
    let kind: "any" | "all" | "phrase" = "any";
    for (let [sign] = next(); sign !== undefined && sign !== ")"; [sign] = next()) {
      kind = OPERATORS.get(sign as Operator) ?? kind;
      parts.push(readPart());
    }
    return { kind, parts };
  };
  return readPart();
}
