import { CATEGORIES, type Category, categoryLabels, isCategory } from "@larkwood/contract";
import type { ReactNode } from "react";
import { useShop } from "~/lib/shop/shop";
import { Checkbox } from "~/ui/checkbox";
import { Select } from "~/ui/select";
import { type CatalogueFilters, SHOP_SORTS, type ShopSort } from "./filters";

const categoryOptions = [
  { value: "", label: "All Categories" },
  ...CATEGORIES.map((category: Category) => ({ value: category, label: categoryLabels[category] })),
];

const sortLabels: Record<ShopSort, string> = {
  newest: "Newest",
  price: "Price, low to high",
  "-price": "Price, high to low",
  name: "Name",
  "-rating": "Highest rated",
};
const sortOptions = SHOP_SORTS.map((sort) => ({ value: sort, label: sortLabels[sort] }));
const bestMatch = { value: "", label: "Best match" };

type CatalogueToolbarProps = {
  filters: CatalogueFilters;
  onChange: (filters: CatalogueFilters) => void;
  /** Shown at the end of the toolbar. */
  children: ReactNode;
};

/** Category, sort order and stock filter. */
export function CatalogueToolbar({ filters, onChange, children }: CatalogueToolbarProps) {
  const isSearch = filters.search !== "";
  const { reviews } = useShop();
  const sorts = sortOptions.filter(({ value }) => reviews || value !== "-rating");
  return (
    <div className="grid grid-cols-2 items-end gap-x-6 gap-y-5 md:flex md:gap-x-6 lg:gap-x-8">
      <Select
        label="Category"
        name="category"
        options={categoryOptions}
        value={filters.category ?? ""}
        onChange={({ target }) =>
          onChange({ ...filters, category: isCategory(target.value) ? target.value : undefined })
        }
        className="md:w-44 lg:w-52"
      />
      <Select
        label="Sort by"
        name="sort"
        options={isSearch ? [bestMatch, ...sorts] : sorts}
        value={filters.sort ?? (isSearch ? "" : "newest")}
        onChange={({ target }) =>
          onChange({ ...filters, sort: SHOP_SORTS.find((sort) => sort === target.value) })
        }
        className="md:w-44 lg:w-52"
      />
      <Checkbox
        label="In stock only"
        name="inStock"
        checked={filters.inStock}
        onChange={({ target }) => onChange({ ...filters, inStock: target.checked })}
        className="shrink-0 whitespace-nowrap pb-1.5"
      />
      <div className="shrink-0 whitespace-nowrap pb-2 md:ml-auto">{children}</div>
    </div>
  );
}
