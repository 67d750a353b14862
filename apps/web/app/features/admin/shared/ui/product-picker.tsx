import type { Product } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatSum } from "~/lib/format/money";
import { isLongEnough, SearchPicker } from "./search-picker";

const MAX_HITS = 5;

type ProductPickerProps = {
  onPick: (product: Product) => void;
  label?: string;
  actionLabel?: "Add" | "Choose";
};

/** Searches products by name and picks one. */
export function ProductPicker({ onPick, label = "Add a product", actionLabel = "Add" }: ProductPickerProps) {
  const [typed, setTyped] = useState("");
  const searchText = useDeferredValue(typed.trim());
  const query = { search: searchText, limit: MAX_HITS };
  const { data } = useQuery({
    queryKey: queryKeys.productList(query),
    queryFn: async ({ signal }) => (await api("listProducts", { query, signal })).data,
    enabled: isLongEnough(searchText),
  });
  return (
    <SearchPicker
      label={label}
      name="product-search"
      typed={typed}
      onType={setTyped}
      hits={isLongEnough(searchText) && searchText === typed.trim() ? (data ?? null) : null}
      nameOf={({ name }) => name}
      detailOf={({ price }) => formatSum(price)}
      actionLabel={actionLabel}
      onPick={(product) => {
        onPick(product);
        setTyped("");
      }}
    />
  );
}
