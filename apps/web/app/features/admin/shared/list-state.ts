import type { UseQueryResult } from "@tanstack/react-query";

export type ListState = "loading" | "refreshing" | "ready" | "failed";

/** Maps a query to a list state. While the next rows load, the old rows stay visible ("refreshing"). */
export function listState(
  query: Pick<UseQueryResult, "isPending" | "isError" | "isPlaceholderData">,
): ListState {
  if (query.isPending) return "loading";
  if (query.isError) return "failed";
  return query.isPlaceholderData ? "refreshing" : "ready";
}
