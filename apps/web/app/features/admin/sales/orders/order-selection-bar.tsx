import { ORDER_STATUSES, type OrderStatus, type OrderSummary } from "@larkwood/contract";
import { useState } from "react";
import { type SelectAll, SelectionBar } from "~/features/admin/shared/ui/selection-bar";
import { PrintButtons } from "./print-buttons";
import type { ParcelsByOrder } from "./ship-orders-dialog";
import { StatusActionButton } from "./status-action-button";
import { needsConfirmation, StatusChangeDialog } from "./status-change-dialog";

type OrderSelectionBarProps = {
  orders: readonly OrderSummary[];
  all: SelectAll;
  isChanging: boolean;
  onChangeStatus: (ids: readonly string[], status: OrderStatus, parcels?: ParcelsByOrder) => void;
  onClear: () => void;
};

/** Status actions for the selected orders. Each applies to the orders that allow it. */
export function OrderSelectionBar({
  orders,
  all,
  isChanging,
  onChangeStatus,
  onClear,
}: OrderSelectionBarProps) {
  const [pendingStatus, setPendingStatus] = useState<OrderStatus | null>(null);
  const ordersFor = (status: OrderStatus) =>
    orders.filter(({ nextStatuses }) => nextStatuses.includes(status));
  const change = (status: OrderStatus, parcels?: ParcelsByOrder) =>
    onChangeStatus(
      ordersFor(status).map(({ id }) => id),
      status,
      parcels,
    );
  const possible = ORDER_STATUSES.filter((status) => ordersFor(status).length > 0);
  const choose = (status: OrderStatus) =>
    needsConfirmation(status) ? setPendingStatus(status) : change(status);

  return (
    <SelectionBar label="Selected orders" count={orders.length} all={all} onClear={onClear}>
      {possible.length === 0 ? <span className="text-ink-soft">No status update possible</span> : null}
      {possible.map((status) => (
        <StatusActionButton
          key={status}
          status={status}
          disabled={isChanging}
          of={{ count: ordersFor(status).length, total: orders.length }}
          onClick={() => choose(status)}
        />
      ))}
      <PrintButtons orders={orders} />
      <StatusChangeDialog
        status={pendingStatus}
        orders={pendingStatus ? ordersFor(pendingStatus) : []}
        onCancel={() => setPendingStatus(null)}
        onConfirm={(status, parcels) => {
          setPendingStatus(null);
          change(status, parcels);
        }}
      />
    </SelectionBar>
  );
}
