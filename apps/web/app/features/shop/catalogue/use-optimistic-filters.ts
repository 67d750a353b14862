import { startTransition, useOptimistic } from "react";
import type { CatalogueFilters } from "./filters";

/**
 * The filters of the address and a way to change nothing but the address; until it has changed, controls show what was
 * chosen. One for all controls of a page: a choice in one of them is built upon by the next, however soon it comes.
 */
export function useOptimisticFilters(
  arrived: CatalogueFilters,
  /** Resolves once the address has changed. */
  onChange: (filters: CatalogueFilters) => void | Promise<void>,
) {
  const [filters, choose] = useOptimistic(arrived);
  const change = (next: CatalogueFilters) =>
    startTransition(async () => {
      choose(next);
      await onChange(next);
    });
  return { filters, change };
}
