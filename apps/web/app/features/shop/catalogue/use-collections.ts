import { useQuery } from "@tanstack/react-query";
import { api, ensureFreshToken } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

/** The collections in the shop owner's order; empty while loading. */
export function useCollections() {
  const query = useQuery({
    queryKey: queryKeys.collections,
    queryFn: async ({ signal }) => {
      await ensureFreshToken();
      return (await api("listCollections", { signal })).data;
    },
  });
  return query.data ?? [];
}
