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

/** What the address says beside words and category; anything else counts as absent. */
export function readListFilter({ get }: Pick<Params, "get">): ListFilter {
  const shown = get("show");
  const collection = get("collection");
  return {
    ...(shown === "onSale" || shown === "inStock" ? { [shown]: "true" } : {}),
    ...(/^[a-z0-9-]{1,60}$/.test(collection) ? { collection } : {}),
  };
}

/** Narrows the list to what is on sale or there, and to a collection. */
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
        onChoose={(word) => set("show", word)}
      />
      {collections.length > 0 ? (
        // A narrow window has no room for it beside the search.
        <div className="max-xl:hidden">
          <FilterSelect
            label="Collection"
            value={get("collection")}
            options={[{ value: "", label: "All collections" }, ...collections]}
            onChoose={(word) => set("collection", word)}
          />
        </div>
      ) : null}
    </>
  );
}
