import type { Kind } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { api, ensureFreshToken } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

/** The kind with this key, with its words and picture; undefined while it loads or if the shop has none. `served` comes with the page. */
export function useKind(key: string | undefined, served: Kind | null): Kind | undefined {
  const query = useQuery({
    queryKey: queryKeys.kinds,
    queryFn: async ({ signal }) => {
      await ensureFreshToken();
      return (await api("listKinds", { signal })).data;
    },
    enabled: key !== undefined && served?.key !== key,
  });
  if (key === undefined) return undefined;
  return served?.key === key ? served : query.data?.find((kind) => kind.key === key);
}
