import type { CatalogueContext } from "../context";

/** Finds something at most once in a while, however many ask; what failed is tried again by the next one. */
export function memoizeFor<T>(clock: CatalogueContext["clock"], lastsMs: number, find: () => Promise<T>) {
  let kept: { at: number; found: Promise<T> } | null = null;
  return (): Promise<T> => {
    const now = clock().getTime();
    if (kept && Math.abs(now - kept.at) < lastsMs) return kept.found;
    const mine = { at: now, found: find() };
    kept = mine;
    mine.found.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.found;
  };
}
