import { type Product, problemContext, type User } from "@larkwood/contract";

/** What is stored now, when a save was refused because somebody else had saved in between. */
export function conflictIn<T extends Product | User>(error: unknown): T | null {
  const current = problemContext(error, "edit_conflict");
  // A call that saves one thing is told of that one.
  return Array.isArray(current) ? null : (current as T | null);
}

/** The fields in which what is stored now differs from what the form was filled from. */
export function changedFields<F extends string>(
  fields: readonly F[],
  base: Record<F, string | number>,
  current: Record<F, string | number>,
  mine: (field: F) => string | number,
) {
  return fields
    .filter((field) => base[field] !== current[field])
    .map((field) => ({ field, before: base[field], now: current[field], mine: mine(field) }));
}
