import { LIMITS, MAX_COUNTED_ORDERS, type OrderStatus, type OrderSummary } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { ListKeys } from "~/features/admin/shared/ui/list-keys";
import { useExport } from "~/features/admin/shared/use-export";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { useSelectAll } from "~/features/admin/shared/use-select-all";
import { useSelection } from "~/features/admin/shared/use-selection";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { changeStatus } from "./bulk-actions";
import { orderColumns } from "./order-columns";
import { OrderFilters } from "./order-filters";
import { type OrderListFilter, orderListOptions, readFilter } from "./order-queries";
import { OrderSelectionBar } from "./order-selection-bar";
import { OrderTabs } from "./order-tabs";
import { needsConfirmation, StatusChangeDialog } from "./status-change-dialog";
import { useBulkAction } from "./use-bulk-action";

const exportTexts = {
  title: "Export orders",
  fileName: "orders",
  failed: "The orders couldn't be exported. Please try again.",
};

/** Starts an export of the filtered orders and returns the job id. */
const startExport = async (query: OrderListFilter) => (await api("startOrderExport", { query })).data.id;

/** The order list of a shop in trading mode. */
export function OrderList() {
  const params = useListParams();
  const client = useQueryClient();
  const can = useOwnPermissions();
  const mayChangeStatus = can("orders.write");
  const filter = readFilter(params.get);
  const query = useQuery(orderListOptions(filter, params.cursor));
  const rows = query.data?.items ?? [];
  const selection = useSelection<OrderSummary>(rows);
  const { start, isRunning, wasJustChanged, reportDialog } = useBulkAction();
  const orderExport = useExport(exportTexts);
  const [pending, setPending] = useState<{ order: OrderSummary; status: OrderStatus } | null>(null);
  const all = useSelectAll({
    total: query.data?.total ?? null,
    selection,
    readPage: (cursor) => client.fetchQuery(orderListOptions(filter, cursor, LIMITS.pageSize)),
    max: MAX_COUNTED_ORDERS,
  });
  const requestStatus = (order: OrderSummary, status: OrderStatus) =>
    needsConfirmation(status) ? setPending({ order, status }) : start(changeStatus([order], status));

  return (
    <>
      <ListFrame
        title="Orders"
        caption="Orders"
        actions={
          <>
            <ListKeys />
            <Button
              variant="quiet"
              size="sm"
              disabled={orderExport.isBusy}
              onClick={() => void orderExport.run(() => startExport(filter))}
            >
              Export CSV
            </Button>
            {orderExport.dialog}
            {mayChangeStatus ? (
              <LinkButton to={adminPaths.createOrder} variant="outline" size="sm">
                New order
              </LinkButton>
            ) : null}
            {can("coupons.write") ? (
              <LinkButton to={adminPaths.promotions} variant="outline" size="sm">
                Promotions
              </LinkButton>
            ) : null}
          </>
        }
        tabs={<OrderTabs current={filter.view} onOpen={params.openView} />}
        search={{ label: "Search orders, parcels, SKUs", ...params.searchBox }}
        filters={<OrderFilters filter={filter} onChange={params.set} />}
        selectionBar={
          mayChangeStatus && selection.rows.length > 0 ? (
            <OrderSelectionBar
              orders={selection.rows}
              all={all}
              isRunning={isRunning}
              onStart={(action) => start(action, { onSuccess: selection.clear })}
              onClear={selection.clear}
            />
          ) : null
        }
        state={listState(query)}
        emptyText={filter.view ? "Nothing to do here." : "No orders found."}
        onRetry={() => void query.refetch()}
        columns={orderColumns(mayChangeStatus ? { onChangeStatus: requestStatus, wasJustChanged } : null)}
        rows={rows}
        keyOf={(order) => order.id}
        selection={
          mayChangeStatus ? { ...selection, labelOf: (order) => `order ${order.number}` } : undefined
        }
        pager={{ ...toPagerProps(params, query.data, ROWS_PER_PAGE), maxCounted: MAX_COUNTED_ORDERS }}
      />
      {reportDialog}
      <StatusChangeDialog
        key={pending?.order.id}
        status={pending?.status ?? null}
        orders={pending ? [pending.order] : []}
        onCancel={() => setPending(null)}
        onConfirm={(status, details) => {
          if (pending) start(changeStatus([pending.order], status, details));
          setPending(null);
        }}
      />
    </>
  );
}
