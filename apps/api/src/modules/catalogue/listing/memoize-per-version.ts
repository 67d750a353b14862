import type { CatalogueChanges } from "../changes";

/** Caches a result until the catalogue changes, and shares a pending call. Failures are not cached. */
export function memoizePerVersion<T>(
  changes: Pick<CatalogueChanges, "catalogueVersion">,
  load: () => Promise<T>,
): () => Promise<T> {
  let cached: { version: number; result: Promise<T> } | null = null;
  return () => {
    const version = changes.catalogueVersion;
    if (cached?.version === version) return cached.result;
    const entry = { version, result: load() };
    cached = entry;
    entry.result.catch(() => {
      if (cached === entry) cached = null;
    });
    return entry.result;
  };
}
