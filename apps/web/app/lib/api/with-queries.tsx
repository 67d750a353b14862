import { QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useContext, useState } from "react";
import { createQueryClient } from "./query-client";
import { windowQueryClient } from "./window-query-client";

/** The query client of this window. The server creates one per page, so that visitors share no data. */
export function getQueryClient() {
  if (typeof document === "undefined") return createQueryClient();
  if (!windowQueryClient.client) {
    windowQueryClient.client = createQueryClient();
    // Resumes paused queries when the network is back, also for queries that are observed without a provider.
    windowQueryClient.client.mount();
  }
  return windowQueryClient.client;
}

/** Provides a query client. Wraps only the parts that use queries, so that first pages do not load the library. */
export function WithQueries({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext);
  const [own] = useState(() => outer ?? getQueryClient());
  return <QueryClientProvider client={outer ?? own}>{children}</QueryClientProvider>;
}
