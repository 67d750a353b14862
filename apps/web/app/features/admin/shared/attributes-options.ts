import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

/** All defined attributes, for a form: fetched once, and not replaced while it is open. */
export const attributesOptions = queryOptions({
  queryKey: queryKeys.attributes,
  queryFn: async ({ signal }) => (await api("listAttributes", { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
