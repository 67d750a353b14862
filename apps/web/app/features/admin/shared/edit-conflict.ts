import { type Product, problemContext, type User } from "@larkwood/contract";

/** The stored version that an edit conflict error carries; null for other errors. */
export function findConflict<T extends Product | User>(error: unknown): T | null {
  const current = problemContext(error, "edit_conflict");
  // An endpoint that saves a single record reports a single record.
  return Array.isArray(current) ? null : (current as T | null);
}

/** Fields whose stored value differs from the value that the form was filled with. */
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
