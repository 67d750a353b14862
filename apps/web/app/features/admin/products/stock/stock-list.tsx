import { MAX_COUNTED_STOCK, type StockLevel } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { adminPaths } from "~/lib/admin-paths";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { LinkButton } from "~/ui/link-button";
import { StockMoves } from "../stock-moves";
import { itemColumn, unitsColumn } from "./item-column";
import { OnHandField } from "./on-hand-field";
import { stockItemName, stockListOptions } from "./stock-queries";

const columnsWith = (onHistory: (level: StockLevel) => void): Column<StockLevel>[] => [
  itemColumn,
  {
    header: "On hand",
    cell: (level) => <OnHandField key={level.variantId} level={level} />,
    className: unitsColumn,
  },
  { header: "In open orders", cell: ({ inOrders }) => inOrders, className: unitsColumn },
  {
    header: "Available",
    cell: ({ quantity, lowStock }) => (
      <span className={quantity <= lowStock ? "text-danger" : ""}>{quantity}</span>
    ),
    className: unitsColumn,
  },
  { header: "Threshold", cell: ({ lowStock }) => lowStock, className: unitsColumn },
  {
    header: "History",
    cell: (level) => (
      <Button
        variant="quiet"
        size="sm"
        aria-label={`History of ${stockItemName(level)}`}
        onClick={() => onHistory(level)}
      >
        History
      </Button>
    ),
  },
];

/** The stock of every variant, to look up and to correct. */
export function StockList() {
  const params = useListParams();
  const low = params.get("low") === "true" ? "true" : "";
  const query = useQuery(stockListOptions({ search: params.search, low, cursor: params.cursor }));
  const [opened, setOpened] = useState<StockLevel | null>(null);
  return (
    <>
      <ListFrame
        title="Stock"
        caption="Stock of all variants"
        actions={
          <>
            <LinkButton to={adminPaths.reorderList} variant="outline" size="sm">
              Re-order list
            </LinkButton>
            <LinkButton to={adminPaths.stockTake} variant="outline" size="sm">
              Stock-take
            </LinkButton>
          </>
        }
        search={{ label: "Search by SKU or name", ...params.searchBox }}
        filters={
          <FilterSelect
            label="Show"
            value={low}
            options={[
              { value: "", label: "All stock" },
              { value: "true", label: "Low stock" },
            ]}
            onChoose={(value) => params.set("low", value)}
          />
        }
        state={listState(query)}
        emptyText={low ? "Nothing is low on stock." : params.search ? "Nothing found." : "No products yet."}
        onRetry={() => void query.refetch()}
        columns={columnsWith(setOpened)}
        rows={query.data?.items ?? []}
        keyOf={({ variantId }) => variantId}
        pager={{ ...toPagerProps(params, query.data, ROWS_PER_PAGE), maxCounted: MAX_COUNTED_STOCK }}
      />
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? `History of ${stockItemName(opened)}` : ""}
        className="w-[min(48rem,calc(100vw-2.5rem))]"
      >
        {opened ? (
          <div className="pt-5">
            <StockMoves
              id={opened.productId}
              {...(opened.variantId === opened.productId ? {} : { variantId: opened.variantId })}
            />
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
