import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "~/lib/api/query-keys";

/** Reloads all prices and discounts that the checkout shows. */
export function useRefreshPrices() {
  const queryClient = useQueryClient();
  return function refreshPrices(): void {
    void queryClient.invalidateQueries({ queryKey: queryKeys.products });
    void queryClient.invalidateQueries({ queryKey: queryKeys.quotes });
  };
}
