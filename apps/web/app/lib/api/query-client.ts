import { ApiError } from "@larkwood/contract";
import { QueryClient } from "@tanstack/react-query";

/** Whether asking again can help: the network and the server recover, a refusal stays one. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a change fails at once and says so; waiting for one, it would be made when nobody expects it.
      mutations: { networkMode: "always" },
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        refetchOnReconnect: "always",
      },
    },
  });
}
