import { ORDER_STATUSES, type OrderStatus, type OrderSummary } from "@larkwood/contract";
import { isPaidOnline } from "@larkwood/domain";
import { useState } from "react";
import { type SelectAll, SelectionBar } from "~/features/admin/shared/ui/selection-bar";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { formatSum } from "~/lib/format/money";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { changeStatus, markPaid, packOrders, type StatusDetails } from "./bulk-actions";
import { PrintButtons } from "./print-buttons";
import { StatusActionButton } from "./status-action-button";
import { needsConfirmation, StatusChangeDialog } from "./status-change-dialog";
import { someOrders } from "./unpaid-orders";
import type { BulkAction } from "./use-bulk-action";

type OrderSelectionBarProps = {
  orders: readonly OrderSummary[];
  all: SelectAll;
  isRunning: boolean;
  onStart: (action: BulkAction) => void;
  onClear: () => void;
};

/** " (2 of 3)" if only some of the selected orders allow an action. */
const shareText = (count: number, total: number) =>
  count < total ? ` (${count.toLocaleString("en-US")} of ${total.toLocaleString("en-US")})` : "";

/** Actions for the selected orders. Each applies to the orders that allow it. */
export function OrderSelectionBar({ orders, all, isRunning, onStart, onClear }: OrderSelectionBarProps) {
  const [pendingStatus, setPendingStatus] = useState<OrderStatus | null>(null);
  const ordersFor = (status: OrderStatus) =>
    orders.filter(({ nextStatuses }) => nextStatuses.includes(status));
  const change = (status: OrderStatus, details?: StatusDetails) =>
    onStart(changeStatus(ordersFor(status), status, details));
  const possible = ORDER_STATUSES.filter((status) => ordersFor(status).length > 0);
  const choose = (status: OrderStatus) =>
    needsConfirmation(status) ? setPendingStatus(status) : change(status);
  const packable = orders.filter(({ status, packed }) => status === "CONFIRMED" && !packed);

  return (
    <SelectionBar label="Selected orders" count={orders.length} all={all} onClear={onClear}>
      {possible.length === 0 ? <span className="text-ink-soft">No status update possible</span> : null}
      {possible.map((status) => (
        <StatusActionButton
          key={status}
          status={status}
          disabled={isRunning}
          of={{ count: ordersFor(status).length, total: orders.length }}
          onClick={() => choose(status)}
        />
      ))}
      <MarkPaidButton orders={orders} isRunning={isRunning} onStart={onStart} />
      {packable.length > 0 ? (
        <Button variant="quiet" size="sm" disabled={isRunning} onClick={() => onStart(packOrders(packable))}>
          Mark as packed{shareText(packable.length, orders.length)}
        </Button>
      ) : null}
      <PrintButtons orders={orders} />
      <StatusChangeDialog
        status={pendingStatus}
        orders={pendingStatus ? ordersFor(pendingStatus) : []}
        onCancel={() => setPendingStatus(null)}
        onConfirm={(status, details) => {
          setPendingStatus(null);
          change(status, details);
        }}
      />
    </SelectionBar>
  );
}

/** Marks the payments of the selected orders as received, after a question that names the sum. */
function MarkPaidButton({
  orders,
  isRunning,
  onStart,
}: Pick<OrderSelectionBarProps, "orders" | "isRunning" | "onStart">) {
  const mayMark = useOwnPermissions()("payments.write");
  const [isAsking, setAsking] = useState(false);
  // Payment providers confirm online payments.
  const payable = orders.filter(
    ({ paymentStatus, paymentMethod }) => paymentStatus === "expected" && !isPaidOnline(paymentMethod),
  );
  if (!mayMark || payable.length === 0) return null;
  const sum = payable.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100;
  return (
    <>
      <Button variant="outline" size="sm" disabled={isRunning} onClick={() => setAsking(true)}>
        Mark as paid{shareText(payable.length, orders.length)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={`Are you sure that ${formatSum(sum)} was received for ${someOrders(payable.length)}?`}
        confirmLabel="Mark as paid"
        isDestructive={false}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onStart(markPaid(payable));
        }}
      >
        An order whose total has changed meanwhile is not marked. You can undo this for 10 seconds.
      </ConfirmDialog>
    </>
  );
}
