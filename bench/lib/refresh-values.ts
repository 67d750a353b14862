import { randomUUID } from "node:crypto";
import { newId } from "../../apps/api/src/core/ids";

const ID_OR_KEY = /\b([0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;

interface Order {
  /** Ids that do not change, such as the customer's. */
  unchangedIds: readonly string[];
  /** Products to choose from. */
  productIds: readonly string[];
  /** Each round orders other products. */
  round: number;
}

/**
 * Turns the values of a recorded order into those of a new one: other products, and new ids and keys for rows that the order
 * created. Each id is replaced consistently, also inside a text.
 */
export function createRefresher({ unchangedIds, productIds, round }: Order): (value: unknown) => unknown {
  const replacements = new Map(unchangedIds.map((id) => [id, id]));
  let ordered = 0;

  const replacementOf = (id: string): string => {
    const known = replacements.get(id);
    if (known) return known;
    const next = productIds.includes(id)
      ? (productIds[(round + ordered++) % productIds.length] ?? id)
      : id.includes("-")
        ? randomUUID()
        : newId(new Date());
    replacements.set(id, next);
    return next;
  };

  return function refresh(value: unknown): unknown {
    if (typeof value === "string") return value.replace(ID_OR_KEY, replacementOf);
    return Array.isArray(value) ? value.map(refresh) : value;
  };
}
