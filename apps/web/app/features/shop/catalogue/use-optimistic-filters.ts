import { startTransition, useOptimistic } from "react";
import type { CatalogueFilters } from "./filters";

/**
 * The filters of the URL, updated optimistically until the navigation completes. All controls of a page share one
 * instance, so that quick changes build on each other.
 */
export function useOptimisticFilters(
  current: CatalogueFilters,
  /** Resolves after the URL has changed. */
  onChange: (filters: CatalogueFilters) => void | Promise<void>,
) {
  const [filters, setOptimistic] = useOptimistic(current);
  const change = (next: CatalogueFilters) =>
    startTransition(async () => {
      setOptimistic(next);
      await onChange(next);
    });
  return { filters, change };
}
