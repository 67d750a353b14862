import { LIMITS, ORDER_STATUSES, type OrderStatus, type OrderSummary } from "@larkwood/contract";
import { statusBadge } from "@larkwood/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useExport } from "~/features/admin/shared/use-export";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { useSelectAll } from "~/features/admin/shared/use-select-all";
import { useSelection } from "~/features/admin/shared/use-selection";
import { api } from "~/lib/api/api";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { orderColumns } from "./order-columns";
import { orderListOptions } from "./order-queries";
import { OrderSteps } from "./order-steps";
import { needsConfirmation, StatusChangeDialog } from "./status-change-dialog";
import { useChangeOrderStatus } from "./use-change-order-status";

const statuses = [
  { value: "", label: "All orders" },
  ...ORDER_STATUSES.map((value) => ({ value, label: statusBadge(value).text })),
];

const exported = {
  title: "Export orders",
  fileName: "orders",
  failed: "The orders couldn't be exported. Please try again.",
};

/** Has the orders of a filter written to a file; gives the number of the job. */
async function startExport(filter: { search: string; status: string }): Promise<string> {
  const query = { search: filter.search, status: (filter.status || undefined) as OrderStatus | undefined };
  return (await api("startOrderExport", { query })).data.id;
}

/** All orders of a shop that sells. */
export function OrderList() {
  const params = useListParams();
  const client = useQueryClient();
  const can = useOwnPermissions();
  const mayMove = can("orders.write");
  const filter = { search: params.search, status: params.get("status") };
  const query = useQuery(orderListOptions({ ...filter, cursor: params.cursor }));
  const rows = query.data?.items ?? [];
  const selection = useSelection<OrderSummary>(rows);
  const { move, isMoving, wasJustMoved } = useChangeOrderStatus();
  const orders = useExport(exported);
  const [asked, setAsked] = useState<{ order: OrderSummary; status: OrderStatus } | null>(null);
  const all = useSelectAll({
    rows,
    total: query.data?.total ?? null,
    selection,
    readPage: (cursor) => client.fetchQuery(orderListOptions({ ...filter, cursor, limit: LIMITS.pageSize })),
  });
  const moveOne = (order: OrderSummary, status: OrderStatus) =>
    needsConfirmation(status) ? setAsked({ order, status }) : move({ ids: [order.id], status });

  return (
    <>
      <ListFrame
        title="Orders"
        caption="Orders"
        actions={
          <>
            <Button
              variant="quiet"
              size="sm"
              disabled={orders.isBusy}
              onClick={() => void orders.run(() => startExport(filter))}
            >
              Export CSV
            </Button>
            {orders.dialog}
            {mayMove ? (
              <LinkButton to={paths.adminCreateOrder} variant="outline" size="sm">
                New order
              </LinkButton>
            ) : null}
            {can("coupons.write") ? (
              <LinkButton to={paths.adminCoupons} variant="outline" size="sm">
                Coupons
              </LinkButton>
            ) : null}
          </>
        }
        search={{ label: "Search orders", ...params.searchBox }}
        filters={
          <FilterSelect
            label="Status"
            value={filter.status}
            options={statuses}
            onChoose={(word) => params.set("status", word)}
          />
        }
        selectionBar={
          mayMove && selection.rows.length > 0 ? (
            <OrderSteps
              orders={selection.rows}
              all={all}
              isMoving={isMoving}
              onMove={(ids, status) => move({ ids, status }, { onSuccess: selection.clear })}
              onClear={selection.clear}
            />
          ) : null
        }
        state={listState(query)}
        emptyText="No orders found."
        onRetry={() => void query.refetch()}
        columns={orderColumns(mayMove ? { onMove: moveOne, wasJustMoved } : null)}
        rows={rows}
        keyOf={(order) => order.id}
        selection={mayMove ? { ...selection, labelOf: (order) => `order ${order.number}` } : undefined}
        pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
      />
      <StatusChangeDialog
        status={asked?.status ?? null}
        count={1}
        onCancel={() => setAsked(null)}
        onConfirm={(status) => {
          if (asked) move({ ids: [asked.order.id], status });
          setAsked(null);
        }}
      />
    </>
  );
}
