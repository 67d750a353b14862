import type { CatalogueContext } from "../context";

/** Caches a result for a while and shares a pending call. Failures are not cached. */
export function memoizeFor<T>(clock: CatalogueContext["clock"], ttlMs: number, load: () => Promise<T>) {
  let cached: { at: number; result: Promise<T> } | null = null;
  return (): Promise<T> => {
    const now = clock().getTime();
    if (cached && Math.abs(now - cached.at) < ttlMs) return cached.result;
    const entry = { at: now, result: load() };
    cached = entry;
    entry.result.catch(() => {
      if (cached === entry) cached = null;
    });
    return entry.result;
  };
}
