import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, ensureFreshToken } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { type CatalogueFilters, listQuery } from "./filters";

/** How many products each further filter would leave; the old counts stay until the new ones are there. */
export function useFacets(filters: CatalogueFilters) {
  const { sort: _, ...query } = listQuery(filters);
  return useQuery({
    queryKey: queryKeys.facets(query),
    queryFn: async ({ signal }) => {
      await ensureFreshToken();
      return (await api("getFacets", { query, signal })).data;
    },
    placeholderData: keepPreviousData,
  }).data;
}
