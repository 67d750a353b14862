import { QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useContext, useState } from "react";
import { createQueryClient } from "./query-client";
import { windowQueryClient } from "./window-query-client";

/** The one place of this window for what was fetched. A server has one for each page: visitors share nothing there. */
export function queryClientOfWindow() {
  if (typeof document === "undefined") return createQueryClient();
  windowQueryClient.client ??= createQueryClient();
  return windowQueryClient.client;
}

/**
 * Lets what is inside ask the API through queries. It stands around the pages and parts that ask, not around the whole
 * shop: a first page asks nothing, and comes without the code for it.
 */
export function WithQueries({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext);
  const [own] = useState(() => outer ?? queryClientOfWindow());
  return <QueryClientProvider client={outer ?? own}>{children}</QueryClientProvider>;
}
