import { ORDER_STATUSES, type OrderStatus, type OrderSummary } from "@larkwood/contract";
import { useState } from "react";
import { type SelectAll, SelectionBar } from "~/features/admin/shared/ui/selection-bar";
import { PrintButtons } from "./print-buttons";
import { StatusActionButton } from "./status-action-button";
import { needsConfirmation, StatusChangeDialog } from "./status-change-dialog";

type OrderStepsProps = {
  orders: readonly OrderSummary[];
  all: SelectAll;
  isMoving: boolean;
  onMove: (ids: readonly string[], status: OrderStatus) => void;
  onClear: () => void;
};

/** What can be done with the selected orders, each deed with those that it is possible for. */
export function OrderSteps({ orders, all, isMoving, onMove, onClear }: OrderStepsProps) {
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const idsFor = (status: OrderStatus) =>
    orders.filter(({ nextStatuses }) => nextStatuses.includes(status)).map(({ id }) => id);
  const possible = ORDER_STATUSES.filter((status) => idsFor(status).length > 0);
  const choose = (status: OrderStatus) =>
    needsConfirmation(status) ? setAsked(status) : onMove(idsFor(status), status);

  return (
    <SelectionBar label="Selected orders" count={orders.length} all={all} onClear={onClear}>
      {possible.length === 0 ? <span className="text-ink-soft">No status update possible</span> : null}
      {possible.map((status) => (
        <StatusActionButton
          key={status}
          status={status}
          disabled={isMoving}
          of={{ count: idsFor(status).length, total: orders.length }}
          onClick={() => choose(status)}
        />
      ))}
      <PrintButtons orders={orders} />
      <StatusChangeDialog
        status={asked}
        count={asked ? idsFor(asked).length : 0}
        onCancel={() => setAsked(null)}
        onConfirm={(status) => {
          setAsked(null);
          onMove(idsFor(status), status);
        }}
      />
    </SelectionBar>
  );
}
