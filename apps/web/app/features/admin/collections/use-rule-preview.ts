import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";
import { type Condition, toRule } from "./conditions";

const DEBOUNCE_MS = 250;
const PICTURES = 8;

/**
 * The products that match finished conditions. The product list takes the same filters as a rule, newest first like a
 * collection, so what it returns is what the collection will contain.
 */
export function useRulePreview(conditions: readonly Condition[]) {
  const text = JSON.stringify(toRule(conditions));
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = toQuery(JSON.parse(settled) as ReturnType<typeof toRule>);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: queryKeys.productList(query),
    queryFn: async ({ signal }) => readPage(await api("listProducts", { query, signal })),
    enabled: settled !== "{}",
    placeholderData: keepPreviousData,
  });
  const isCurrent = settled === text && data !== undefined && !isPlaceholderData;
  return { data, isError, isCurrent, refetch };
}

function toQuery({ minPrice, maxPrice, inStock, onSale, ...rest }: ReturnType<typeof toRule>) {
  return {
    ...rest,
    ...(minPrice === undefined ? {} : { minPrice: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { maxPrice: String(maxPrice) }),
    ...(inStock ? { inStock: "true" as const } : {}),
    ...(onSale ? { onSale: "true" as const } : {}),
    limit: PICTURES,
  };
}
