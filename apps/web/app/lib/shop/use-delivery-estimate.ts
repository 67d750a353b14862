import type { DeliveryEstimate } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useOwnCountry } from "~/lib/account/use-current-user";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";
import { useDeliveryCountry } from "./delivery-country";
import { useShop } from "./shop";

export interface EstimatedItems {
  items: { productId: string; variantId?: string | undefined; quantity: number }[];
  /** Free samples of the items. */
  samples?: true | undefined;
}

/** Whether this visitor can get an estimate. */
export function useMayEstimate(): boolean {
  const { trading, catalogue } = useShop();
  const status = useSession((state) => state.status);
  return trading && (status === "signed-in" || (status === "signed-out" && catalogue === "public"));
}

/** When the items arrive in the visitor's country and what their delivery costs; undefined if that is not known. */
export function useDeliveryEstimate({ items, samples }: EstimatedItems): DeliveryEstimate | undefined {
  const chosen = useDeliveryCountry((state) => state.code);
  const mayEstimate = useMayEstimate();
  const ownCountry = useOwnCountry(mayEstimate && chosen === null);
  const country = chosen ?? ownCountry ?? "";
  const body = { items, country, ...(samples ? { samples } : {}) };
  const isNeeded = mayEstimate && country !== "" && items.length > 0;
  const { data, isError } = useQuery({
    queryKey: queryKeys.deliveryEstimate(body),
    queryFn: async ({ signal }) => (await api("estimateDelivery", { body, signal })).data,
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  });
  return isNeeded && !isError ? data : undefined;
}
