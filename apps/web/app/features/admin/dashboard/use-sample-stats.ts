import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { sampleOrders } from "~/lib/shop/showroom-samples";
import { sampleStats } from "./sample-stats";

const MAX_USERS = 100;
const demoProductIds = sampleOrders.map((order) => order.product_id).join(",");

/** Ids of the demo products in the samples, or of the newest products if there are none. */
async function findProductIds(signal: AbortSignal): Promise<string[]> {
  const { data: demo } = await api("listProducts", { query: { ids: demoProductIds }, signal });
  if (demo.length > 0) return demo.map(({ id }) => id);
  const { data: newest } = await api("listProducts", { query: { limit: sampleOrders.length }, signal });
  return newest.map(({ id }) => id);
}

/** Dashboard data in showroom mode. The links are set once the ids are loaded. */
export function useSampleStats() {
  const can = useOwnPermissions();
  const { data: productIds = [] } = useQuery({
    queryKey: [...queryKeys.products, "sample-targets"],
    queryFn: ({ signal }) => findProductIds(signal),
  });
  const { data: userIds = [] } = useQuery({
    queryKey: [...queryKeys.users, "sample-targets"],
    queryFn: async ({ signal }) =>
      (await api("listUsers", { query: { limit: MAX_USERS }, signal })).data.map(({ id }) => id),
    enabled: can("customers.read"),
  });
  return useMemo(() => sampleStats({ productIds, userIds }), [productIds, userIds]);
}
