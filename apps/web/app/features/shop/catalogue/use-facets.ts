import type { Facets } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, ensureFreshToken } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { type CatalogueFilters, countQuery } from "./filters";
import { retainFacetValues } from "./retain-facet-values";

interface ShownFacets {
  scope: string;
  response: Facets;
  merged: Facets;
}

/**
 * Result counts for each filter. The previous counts stay while new ones load, and values stay in the panel until the
 * category, search or collection changes.
 */
export function useFacets(filters: CatalogueFilters): Facets | undefined {
  const query = countQuery(filters);
  const { data, isPlaceholderData } = useQuery({
    queryKey: queryKeys.facets(query),
    queryFn: async ({ signal }) => {
      await ensureFreshToken();
      return (await api("getFacets", { query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  const scope = JSON.stringify([filters.category, filters.search, filters.collection]);
  const [shown, setShown] = useState<ShownFacets | null>(null);
  if (data && !isPlaceholderData && data !== shown?.response) {
    const merged = shown?.scope === scope ? retainFacetValues(data, shown.merged) : data;
    setShown({ scope, response: data, merged });
  }
  return shown?.merged;
}
