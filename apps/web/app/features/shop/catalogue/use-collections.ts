import { useQuery } from "@tanstack/react-query";
import { api, ensureFreshToken } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

/** Products that belong together, by the order in which the owner shows them; none until they are known. */
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
