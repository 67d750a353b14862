import { ApiError } from "@larkwood/contract";
import { useQueries } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { WithQueries } from "~/lib/api/with-queries";
import { device } from "~/lib/session/device-storage";
import { ProductRow } from "./product-row";
import { removeViewed } from "./recently-viewed";

async function fetchViewed(id: string, signal: AbortSignal) {
  try {
    return (await api("getProduct", { params: { id }, signal })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) removeViewed(device, id);
    throw error;
  }
}

/** The recently viewed products, with current data. */
export function ViewedProducts({ ids }: { ids: readonly string[] }) {
  return (
    <WithQueries>
      <LoadedProducts ids={ids} />
    </WithQueries>
  );
}

function LoadedProducts({ ids }: { ids: readonly string[] }) {
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeys.product(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchViewed(id, signal),
    })),
  });
  const products = results.flatMap(({ data }) => (data ? [data] : []));
  // Wait for all products, so that the row does not shift while loading.
  const isComplete = results.every(({ isPending }) => !isPending);
  if (!isComplete || products.length === 0) return null;
  return (
    <div className="pb-section">
      <ProductRow title="Recently viewed" products={products} />
    </div>
  );
}
