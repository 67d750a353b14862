import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

const MAX_COUNTED = 2_000;
const MAX_NAMED = 400;
const USES_BEFORE_NAMING = 3;

/**
 * Names frequent statements, so that each connection prepares them once. Rare ones, such as those with lists of varying
 * length, stay unnamed, because PostgreSQL keeps prepared statements until the connection ends.
 */
export function createStatementNames() {
  const uses = new LRUCache<string, number>({ max: MAX_COUNTED });
  const names = new Map<string, string>();

  return function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= MAX_NAMED) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < USES_BEFORE_NAMING) {
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    const name = createHash("sha1").update(text).digest("base64url");
    names.set(text, name);
    return name;
  };
}
