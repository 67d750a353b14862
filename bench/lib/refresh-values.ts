import { randomUUID } from "node:crypto";
import { newId } from "../../apps/api/src/core/ids";

const ID_OR_KEY = /\b([0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;

interface Order {
  /** Ids that are the same in the next order too: the customer's. */
  kept: readonly string[];
  /** What can be bought. */
  productIds: readonly string[];
  /** Each turn buys other products. */
  turn: number;
}

/**
 * Turns the values of one recorded order into those of another: other products, and new ids and keys for what the order
 * itself brought into the world. An id gets the same successor wherever it stands, also inside a text.
 */
export function createRefresher({ kept, productIds, turn }: Order): (value: unknown) => unknown {
  const fresh = new Map(kept.map((id) => [id, id]));
  let bought = 0;

  const successorOf = (id: string): string => {
    const known = fresh.get(id);
    if (known) return known;
    const next = productIds.includes(id)
      ? (productIds[(turn + bought++) % productIds.length] ?? id)
      : id.includes("-")
        ? randomUUID()
        : newId(new Date());
    fresh.set(id, next);
    return next;
  };

  return function refresh(value: unknown): unknown {
    if (typeof value === "string") return value.replace(ID_OR_KEY, successorOf);
    return Array.isArray(value) ? value.map(refresh) : value;
  };
}
