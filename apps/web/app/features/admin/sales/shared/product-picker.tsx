import type { Product } from "@larkwood/contract";
import { formatSum } from "@larkwood/domain";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { isEnough, SearchPicker } from "./search-picker";

const HITS = 5;

/** Finds a product by its name and hands it over. */
export function ProductPicker({ onPick }: { onPick: (product: Product) => void }) {
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed.trim());
  const query = { search: words, limit: HITS };
  const { data } = useQuery({
    queryKey: queryKeys.productList(query),
    queryFn: async ({ signal }) => (await api("listProducts", { query, signal })).data,
    enabled: isEnough(words),
  });
  return (
    <SearchPicker
      label="Add a product"
      name="product-search"
      typed={typed}
      onType={setTyped}
      hits={isEnough(words) && words === typed.trim() ? (data ?? null) : null}
      nameOf={({ name }) => name}
      factOf={({ price }) => formatSum(price)}
      deed="Add"
      onPick={(product) => {
        onPick(product);
        setTyped("");
      }}
    />
  );
}
