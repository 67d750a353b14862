import { useQueries } from "@tanstack/react-query";
import { api, ensureFreshToken } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import type { FilterChip } from "./filter-chips";
import { type CatalogueFilters, countQuery } from "./filters";

async function countProducts(filters: CatalogueFilters, signal: AbortSignal): Promise<number> {
  await ensureFreshToken();
  return (
    readPage(await api("listProducts", { query: { ...countQuery(filters), limit: 1 }, signal })).total ?? 0
  );
}

/** The filters without which there are products, with their number. */
function useFiltersToBlame(chips: readonly FilterChip[]) {
  const counts = useQueries({
    queries: chips.map(({ remaining }) => ({
      queryKey: [...queryKeys.productList(countQuery(remaining)), "count"],
      queryFn: ({ signal }: { signal: AbortSignal }) => countProducts(remaining, signal),
    })),
  });
  return chips.flatMap((chip, index) => {
    const count = counts[index]?.data ?? 0;
    return count > 0 ? [{ ...chip, count }] : [];
  });
}

type NothingFoundProps = {
  search: string;
  /** Whether the list would show every product of the shop. */
  isWholeShop?: boolean;
  chips: readonly FilterChip[];
  onChange: (filters: CatalogueFilters) => void;
};

/** An empty list. Names the filters that are to blame, each with a button that removes it. */
export function NothingFound({ search, isWholeShop = false, chips, onChange }: NothingFoundProps) {
  const toBlame = useFiltersToBlame(chips);
  if (isWholeShop) return <EmptyState title="Nothing here yet" text="Our first products will appear here." />;
  const emptyTitle = chips.length > 0 ? "Nothing matches all your filters" : "Nothing here yet";
  return (
    <EmptyState
      title={search ? `Nothing found for “${search}”` : emptyTitle}
      text={
        toBlame.length > 0
          ? `There are products without ${toBlame.map(({ label }) => `“${label}”`).join(" or without ")}.`
          : "Try different words or another room, or browse everything."
      }
    >
      {toBlame.map(({ id, label, count, remaining }) => (
        <Button key={id} variant="outline" onClick={() => onChange(remaining)}>
          {`Remove “${label}” (${count})`}
        </Button>
      ))}
      <LinkButton to={paths.products} variant="outline">
        Show all products
      </LinkButton>
    </EmptyState>
  );
}
