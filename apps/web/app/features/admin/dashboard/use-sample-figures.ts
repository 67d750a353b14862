import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { sampleOrders } from "~/lib/shop/showroom-samples";
import { sampleFigures } from "./sample-figures";

const MOST = 100;
const demoProductIds = sampleOrders.map((order) => order.product_id).join(",");

/** The demo products that the samples name, or in a shop without them its newest ones. */
async function findProductIds(signal: AbortSignal): Promise<string[]> {
  const { data: named } = await api("listProducts", { query: { ids: demoProductIds }, signal });
  if (named.length > 0) return named.map(({ id }) => id);
  const { data: newest } = await api("listProducts", { query: { limit: sampleOrders.length }, signal });
  return newest.map(({ id }) => id);
}

/** The sample figures of a showroom; their links find their targets once the shop has answered. */
export function useSampleFigures() {
  const can = useOwnPermissions();
  const { data: productIds = [] } = useQuery({
    queryKey: [...queryKeys.products, "sample-targets"],
    queryFn: ({ signal }) => findProductIds(signal),
  });
  const { data: userIds = [] } = useQuery({
    queryKey: [...queryKeys.users, "sample-targets"],
    queryFn: async ({ signal }) =>
      (await api("listUsers", { query: { limit: MOST }, signal })).data.map(({ id }) => id),
    enabled: can("customers.read"),
  });
  return useMemo(() => sampleFigures({ productIds, userIds }), [productIds, userIds]);
}
