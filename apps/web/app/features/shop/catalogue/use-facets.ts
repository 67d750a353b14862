import type { Facets } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, ensureFreshToken } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { type CatalogueFilters, listQuery } from "./filters";
import { retainFacetValues } from "./retain-facet-values";

interface Seen {
  place: string;
  arrived: Facets;
  steady: Facets;
}

/**
 * How many products each further filter would leave; the old counts stay until the new ones are there, and what could be
 * chosen in this place of the shop stays in the panel.
 */
export function useFacets(filters: CatalogueFilters): Facets | undefined {
  const { sort: _, ...query } = listQuery(filters);
  const { data, isPlaceholderData } = useQuery({
    queryKey: queryKeys.facets(query),
    queryFn: async ({ signal }) => {
      await ensureFreshToken();
      return (await api("getFacets", { query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  const place = JSON.stringify([filters.category, filters.search, filters.collection]);
  const [seen, setSeen] = useState<Seen | null>(null);
  if (data && !isPlaceholderData && data !== seen?.arrived) {
    const steady = seen?.place === place ? retainFacetValues(data, seen.steady) : data;
    setSeen({ place, arrived: data, steady });
  }
  return seen?.steady;
}
