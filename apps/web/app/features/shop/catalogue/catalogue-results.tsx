import { useRef } from "react";
import { useShop } from "~/lib/shop/shop";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { LoadMore } from "~/ui/load-more";
import { Spinner } from "~/ui/spinner";
import type { FilterChip } from "./filter-chips";
import { type CatalogueFilters, hasFilters } from "./filters";
import { NothingFound } from "./nothing-found";
import { ProductGrid } from "./product-grid";
import type { useProductList } from "./use-product-list";

type CatalogueResultsProps = {
  list: ReturnType<typeof useProductList>;
  filters: CatalogueFilters;
  /** The applied filters, as shown above the list. */
  chips: readonly FilterChip[];
  onChange: (filters: CatalogueFilters) => void;
};

/** The product grid in all its states. On failure it shows an empty state with a retry button. */
export function CatalogueResults({ list, filters, chips, onChange }: CatalogueResultsProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { trading } = useShop();
  if (list.isPending) return <Spinner label="Loading products" className="min-h-dvh" />;
  if (list.isError && list.products.length === 0) {
    return (
      <EmptyState title="No products to show" text="There's nothing here at the moment.">
        <Button variant="outline" onClick={() => list.refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  if (list.products.length === 0)
    return (
      <NothingFound
        search={filters.search}
        isWholeShop={trading && !filters.category && !hasFilters(filters)}
        chips={chips}
        onChange={onChange}
      />
    );
  const isChanging = list.isPlaceholderData;
  return (
    <div className="relative" aria-busy={isChanging}>
      {/* Always rendered: screen readers may miss a live region that appears together with its text. */}
      <p role="status" className="pb-6 text-sm text-ink-soft empty:pb-0">
        {isChanging ? null : list.searchNotes.join(" ") || null}
      </p>
      {isChanging ? <Spinner label="Loading products" className="absolute inset-x-0 top-0 z-10" /> : null}
      <div className={cx("transition-opacity duration-200", isChanging && "opacity-40")}>
        <ProductGrid ref={grid} products={list.products} label="Products" eager={2} />
      </div>
      <div className="mt-14 flex flex-col items-center gap-4">
        {list.hasNextPage ? (
          <p className="text-sm text-ink-soft tabular-nums">
            {list.products.length} of {list.total}
          </p>
        ) : null}
        <LoadMore
          list={grid}
          count={list.products.length}
          busy={list.isFetchingNextPage}
          hasMore={list.hasNextPage}
          onMore={() => list.fetchNextPage()}
        />
      </div>
    </div>
  );
}
