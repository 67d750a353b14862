import { useQuery } from "@tanstack/react-query";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import type { ListFilter } from "./product-queries";

const offers = [
  { value: "", label: "All products" },
  { value: "onSale", label: "On sale" },
  { value: "inStock", label: "In stock" },
];

type Params = { get: (name: string) => string; set: (name: string, value: string) => void };

/** List filters from the URL, except search and category; invalid values are ignored. */
export function readListFilter({ get }: Pick<Params, "get">): ListFilter {
  const offer = get("show");
  const collection = get("collection");
  return {
    ...(offer === "onSale" || offer === "inStock" ? { [offer]: "true" } : {}),
    ...(/^[a-z0-9-]{1,60}$/.test(collection) ? { collection } : {}),
  };
}

/** Filters the list by sale, stock and collection. */
export function OfferFilter({ get, set }: Params) {
  const { data = [] } = useQuery({
    queryKey: queryKeys.collections,
    queryFn: async ({ signal }) => (await api("listCollections", { signal })).data,
  });
  const collections = data.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      <FilterSelect
        label="Show"
        value={get("show")}
        options={offers}
        onChoose={(value) => set("show", value)}
      />
      {collections.length > 0 ? (
        // Hidden in narrow windows, where it doesn't fit beside the search.
        <div className="max-xl:hidden">
          <FilterSelect
            label="Collection"
            value={get("collection")}
            options={[{ value: "", label: "All collections" }, ...collections]}
            onChoose={(value) => set("collection", value)}
          />
        </div>
      ) : null}
    </>
  );
}
