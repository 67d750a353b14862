import type { QueryClient } from "@tanstack/react-query";

/** Where this window keeps what it has fetched; null until a page has asked for something: see with-queries. */
export const windowQueryClient: { client: QueryClient | null } = { client: null };
