import type { Product } from "@larkwood/contract";
import { QueryObserver } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { getQueryClient } from "~/lib/api/with-queries";
import { productObserver } from "./product-observer";

/** Observes one product. Server-rendered data counts as fetched at `servedAt`. */
export function createProductObserver(id: string, served: Product | null, servedAt: number) {
  return new QueryObserver<Product>(getQueryClient(), {
    queryKey: queryKeys.product(id),
    queryFn: async ({ signal }) => (await api("getProduct", { params: { id }, signal })).data,
    ...(served ? { initialData: served, initialDataUpdatedAt: servedAt } : {}),
  });
}

productObserver.create = createProductObserver;
