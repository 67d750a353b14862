import type { UseQueryResult } from "@tanstack/react-query";

export type ListState = "loading" | "refreshing" | "ready" | "failed";

/** What a list frame shows of a query: old rows stay, faded, while other rows are on their way. */
export function listState(
  query: Pick<UseQueryResult, "isPending" | "isError" | "isPlaceholderData">,
): ListState {
  if (query.isPending) return "loading";
  if (query.isError) return "failed";
  return query.isPlaceholderData ? "refreshing" : "ready";
}
