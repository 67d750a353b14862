import { ApiError } from "@larkwood/contract";
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/** Whether a retry can help: network and server failures can, client errors cannot. */
function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

/** A client whose invalidation also restarts first loads, which may return data from before the change. */
class RestartingQueryClient extends QueryClient {
  // TanStack Query restarts only loads of queries that have data already.
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ) {
    const firstLoads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined);
    if (firstLoads.length > 0) await Promise.all(firstLoads.map((query) => query.cancel({ revert: true })));
    await super.invalidateQueries(filters, options);
  }
}

export function createQueryClient(): QueryClient {
  return new RestartingQueryClient({
    defaultOptions: {
      // Fail immediately while offline; a paused mutation would run later, when the user no longer expects it.
      mutations: { networkMode: "always" },
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isTransient(error),
        refetchOnReconnect: "always",
      },
    },
  });
}
