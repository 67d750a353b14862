import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

const WATCHED = 2_000;
const MOST_NAMED = 400;
const NAMED_FROM_USE = 3;

/**
 * Names for the statements that come again, under which each connection has the server prepare them once. Texts that
 * depend on what was sent (lists of any length) are many and rare: those stay without a name, because a server keeps
 * what it has prepared for as long as the connection lives.
 */
export function createStatementNames() {
  const uses = new LRUCache<string, number>({ max: WATCHED });
  const names = new Map<string, string>();

  return function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMED) return known;
    const times = (uses.get(text) ?? 0) + 1;
    if (times < NAMED_FROM_USE) {
      uses.set(text, times);
      return undefined;
    }
    uses.delete(text);
    const name = createHash("sha1").update(text).digest("base64url");
    names.set(text, name);
    return name;
  };
}
