import type { Product } from "@larkwood/contract";
import { formatSum } from "@larkwood/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

const HITS = 5;

/** Finds a product by its name and hands it over. */
export function ProductPicker({ onPick }: { onPick: (product: Product) => void }) {
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed.trim());
  const query = { search: words, limit: HITS };
  const { data: products = [] } = useQuery({
    queryKey: queryKeys.productList(query),
    queryFn: async ({ signal }) => (await api("listProducts", { query, signal })).data,
    enabled: words.length >= 2,
    placeholderData: keepPreviousData,
  });
  return (
    <div>
      <Field
        label="Add a product"
        name="product-search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {words.length >= 2 ? (
        <ul className="pt-1">
          {products.map((product) => (
            <li key={product.id} className="flex items-center justify-between gap-4 py-1">
              <span className="min-w-0 truncate">
                {product.name}, {formatSum(product.price)}
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Add ${product.name}`}
                onClick={() => {
                  onPick(product);
                  setTyped("");
                }}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
