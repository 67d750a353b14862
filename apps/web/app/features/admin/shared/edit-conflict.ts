import { type Product, problemContext, type User } from "@larkwood/contract";

/** The stored version that an edit conflict error carries; null for other errors. */
export function findConflict<T extends Product | User>(error: unknown): T | null {
  const current = problemContext(error, "edit_conflict");
  // An endpoint that saves a single record reports a single record.
  return Array.isArray(current) ? null : (current as T | null);
}

/** Values of fields; optional ones may be missing. */
export type Comparable<F extends string> = { [Field in F]?: string | number | undefined };

/** Fields whose stored value differs from the value that the form was filled with. */
export function changedFields<F extends string>(
  fields: readonly F[],
  base: Comparable<F>,
  current: Comparable<F>,
  mine: (field: F) => string | number,
) {
  return fields
    .filter((field) => base[field] !== current[field])
    .map((field) => ({ field, before: base[field] ?? "", now: current[field] ?? "", mine: mine(field) }));
}
