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
import { OrderSelectionBar } from "./order-selection-bar";
import { needsConfirmation, StatusChangeDialog } from "./status-change-dialog";
import { useChangeOrderStatus } from "./use-change-order-status";

const statuses = [
  { value: "", label: "All orders" },
  ...ORDER_STATUSES.map((value) => ({ value, label: statusBadge(value).text })),
];

const exportTexts = {
  title: "Export orders",
  fileName: "orders",
  failed: "The orders couldn't be exported. Please try again.",
};

/** Starts an export of the filtered orders and returns the job id. */
async function startExport(filter: { search: string; status: string }): Promise<string> {
  const query = { search: filter.search, status: (filter.status || undefined) as OrderStatus | undefined };
  return (await api("startOrderExport", { query })).data.id;
}

/** The order list of a shop in trading mode. */
export function OrderList() {
  const params = useListParams();
  const client = useQueryClient();
  const can = useOwnPermissions();
  const mayChangeStatus = can("orders.write");
  const filter = { search: params.search, status: params.get("status") };
  const query = useQuery(orderListOptions({ ...filter, cursor: params.cursor }));
  const rows = query.data?.items ?? [];
  const selection = useSelection<OrderSummary>(rows);
  const { changeStatus, isChanging, wasJustChanged } = useChangeOrderStatus();
  const orderExport = useExport(exportTexts);
  const [pending, setPending] = useState<{ order: OrderSummary; status: OrderStatus } | null>(null);
  const all = useSelectAll({
    rows,
    total: query.data?.total ?? null,
    selection,
    readPage: (cursor) => client.fetchQuery(orderListOptions({ ...filter, cursor, limit: LIMITS.pageSize })),
  });
  const requestStatus = (order: OrderSummary, status: OrderStatus) =>
    needsConfirmation(status) ? setPending({ order, status }) : changeStatus({ ids: [order.id], status });

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
              disabled={orderExport.isBusy}
              onClick={() => void orderExport.run(() => startExport(filter))}
            >
              Export CSV
            </Button>
            {orderExport.dialog}
            {mayChangeStatus ? (
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
            onChoose={(value) => params.set("status", value)}
          />
        }
        selectionBar={
          mayChangeStatus && selection.rows.length > 0 ? (
            <OrderSelectionBar
              orders={selection.rows}
              all={all}
              isChanging={isChanging}
              onChangeStatus={(ids, status, parcels) =>
                changeStatus({ ids, status, parcels }, { onSuccess: selection.clear })
              }
              onClear={selection.clear}
            />
          ) : null
        }
        state={listState(query)}
        emptyText="No orders found."
        onRetry={() => void query.refetch()}
        columns={orderColumns(mayChangeStatus ? { onChangeStatus: requestStatus, wasJustChanged } : null)}
        rows={rows}
        keyOf={(order) => order.id}
        selection={
          mayChangeStatus ? { ...selection, labelOf: (order) => `order ${order.number}` } : undefined
        }
        pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
      />
      <StatusChangeDialog
        status={pending?.status ?? null}
        orders={pending ? [pending.order] : []}
        onCancel={() => setPending(null)}
        onConfirm={(status, parcels) => {
          if (pending) changeStatus({ ids: [pending.order.id], status, parcels });
          setPending(null);
        }}
      />
    </>
  );
}
