import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { adminProductOptions } from "~/features/admin/products/product-queries";
import type { RegularPrices } from "./draft";

/** Regular prices of a product and its variants that are on sale now. */
export function useRegularPrices(productId: string): RegularPrices {
  const { data } = useQuery(adminProductOptions(productId));
  const salePrices = data?.salePrices;
  return useMemo(
    () =>
      Object.fromEntries(
        (salePrices ?? []).flatMap(({ variantId, regularPrice }) =>
          regularPrice === null ? [] : [[variantId, regularPrice]],
        ),
      ),
    [salePrices],
  );
}
