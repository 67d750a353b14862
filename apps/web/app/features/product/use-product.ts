import type { Product } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";

/** One product, at once when the server's page already carried it. */
export function useProduct(id: string, fromPage: Product | null) {
  return useQuery({
    queryKey: queryKeys.product(id),
    queryFn: async ({ signal }) => (await api("getProduct", { params: { id }, signal })).data,
    ...(fromPage?.id === id ? { initialData: fromPage } : {}),
  });
}
