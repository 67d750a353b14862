import type { OrderStatus } from "@larkwood/contract";
import { canUndo } from "@larkwood/domain";
import { useState } from "react";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Field } from "~/ui/field";
import type { StatusDetails } from "./bulk-actions";
import { type ParcelsByOrder, ShipOrdersDialog } from "./ship-orders-dialog";
import { type ShippableOrder, someOrders } from "./unpaid-orders";

/** A status that cannot be undone needs a confirmation, because it moves stock and money. Shipping tells the customer. */
export const needsConfirmation = (status: OrderStatus) => !canUndo(status) || status === "SHIPPED";

type StatusChangeDialogProps = {
  /** The requested status; null if the dialog is closed. */
  status: OrderStatus | null;
  orders: readonly ShippableOrder[];
  onConfirm: (status: OrderStatus, details: StatusDetails) => void;
  onCancel: () => void;
};

function textsOf(status: OrderStatus | null, count: number) {
  const some = someOrders(count);
  const restocked = "Items are restocked and pending payments cancelled.";
  return status === "RETURNED"
    ? {
        question: `Mark ${some} as returned?`,
        label: "Mark as returned",
        details: `${restocked} This can't be undone.`,
      }
    : {
        question: `Cancel ${some}?`,
        label: `Cancel ${count === 1 ? "order" : "orders"}`,
        details: `${restocked} Card payments are refunded. This can't be undone.`,
      };
}

/** Confirms before orders ship, are cancelled or marked as returned. */
export function StatusChangeDialog({ status, orders, onConfirm, onCancel }: StatusChangeDialogProps) {
  const [reason, setReason] = useState("");
  if (status === "SHIPPED") {
    const ship = (parcels: ParcelsByOrder) => onConfirm(status, { parcels });
    return <ShipOrdersDialog orders={orders} onConfirm={ship} onCancel={onCancel} />;
  }
  const { question, label, details } = textsOf(status, orders.length);
  return (
    <ConfirmDialog
      open={status !== null}
      question={question}
      confirmLabel={label}
      onCancel={onCancel}
      onConfirm={() => status && onConfirm(status, status === "CANCELLED" ? { reason } : {})}
    >
      {details}
      {status === "CANCELLED" ? <CancelReason value={reason} onChange={setReason} /> : null}
    </ConfirmDialog>
  );
}

type CancelReasonProps = { value: string; onChange: (reason: string) => void };

/** The reason of a cancellation, which the customer sees. */
export function CancelReason({ value, onChange }: CancelReasonProps) {
  return (
    <Field
      label="Reason (shown to the customer)"
      name="reason"
      autoComplete="off"
      maxLength={200}
      className="pt-3"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
