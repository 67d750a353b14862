import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

const POLL_MS = 30_000;

export const healthOptions = queryOptions({
  queryKey: queryKeys.health,
  queryFn: async ({ signal }) => (await api("getHealth", { signal })).data,
  refetchInterval: POLL_MS,
});
