import { ApiError } from "@larkwood/contract";
import { QueryClient } from "@tanstack/react-query";

/** Whether a retry can help: network and server failures can, client errors cannot. */
function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
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
