import type { ReorderItem } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { listState } from "~/features/admin/shared/list-state";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { downloadText } from "~/lib/api/download";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";
import { itemColumn, unitsColumn } from "./item-column";

// More rows make the page slow, above all on a phone.
const SHOWN_AT_FIRST = 100;

const columns: Column<ReorderItem>[] = [
  itemColumn,
  { header: "Available", cell: ({ quantity }) => quantity, className: unitsColumn },
  { header: "In open orders", cell: ({ inOrders }) => inOrders, className: unitsColumn },
  { header: "Threshold", cell: ({ lowStock }) => lowStock, className: unitsColumn },
  { header: "Sold in 30 days", cell: ({ sold }) => sold, className: unitsColumn },
  { header: "Days left", cell: ({ daysLeft }) => daysLeft ?? "–", className: unitsColumn },
];

async function exportList(): Promise<void> {
  try {
    const { data } = await api("exportReorderList", {});
    downloadText(data, `re-order-list-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv");
  } catch {
    showToast("The list couldn't be exported. Please try again.", "alert");
  }
}

/** Items with low stock, to order again. Those that sell out first come first. */
export function ReorderList() {
  const query = useQuery({
    queryKey: queryKeys.reorderList,
    queryFn: async ({ signal }) => (await api("getReorderList", { signal })).data,
  });
  const [showsAll, setShowsAll] = useState(false);
  const items = query.data ?? [];
  const rows = showsAll ? items : items.slice(0, SHOWN_AT_FIRST);
  const printAll = () => {
    flushSync(() => setShowsAll(true));
    window.print();
  };
  return (
    <>
      <Link to={adminPaths.stock} className="link mb-4 inline-flex items-center gap-2 text-sm print:hidden">
        <AdminIcon name="arrow-left" size={16} />
        Stock
      </Link>
      <ListFrame
        title="Re-order list"
        caption="Items with low stock"
        actions={
          <span className="flex gap-2 print:hidden">
            <Button variant="outline" size="sm" onClick={() => void exportList()}>
              Export CSV
            </Button>
            <Button variant="outline" size="sm" onClick={printAll}>
              Print
            </Button>
          </span>
        }
        state={listState(query)}
        emptyText="Nothing is low on stock."
        onRetry={() => void query.refetch()}
        columns={columns}
        rows={rows}
        keyOf={({ variantId }) => variantId}
      />
      {rows.length < items.length ? (
        <Button variant="outline" size="sm" className="print:hidden" onClick={() => setShowsAll(true)}>
          Show all {items.length.toLocaleString("en-US")}
        </Button>
      ) : null}
    </>
  );
}
