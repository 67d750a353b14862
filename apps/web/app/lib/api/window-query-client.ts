import type { QueryClient } from "@tanstack/react-query";

/** The query client of this window; null until the first query (see with-queries). */
export const windowQueryClient: { client: QueryClient | null } = { client: null };
