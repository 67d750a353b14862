import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

/** Dashboard data in trading mode. */
export function useDashboard() {
  return useQuery({
    queryKey: queryKeys.dashboard,
    queryFn: async ({ signal }) => (await api("getDashboard", { signal })).data,
  });
}
