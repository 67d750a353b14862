import type { OrderStatus, OrderSummary } from "@larkwood/contract";
import { canUndo, paymentMethodDefinitions } from "@larkwood/domain";
import { ConfirmDialog } from "~/ui/confirm-dialog";

type PaidOrder = Pick<OrderSummary, "paymentStatus" | "paymentMethod">;

/** Orders that the customer should have paid before they ship. */
const unpaid = (orders: readonly PaidOrder[]) =>
  orders.filter(
    ({ paymentStatus, paymentMethod }) =>
      paymentStatus === "expected" && paymentMethodDefinitions[paymentMethod].collectedBy !== "driver",
  );

/** A status that cannot be undone needs a confirmation, because it moves stock and money. So does shipping unpaid orders. */
export const needsConfirmation = (status: OrderStatus, orders: readonly PaidOrder[]) =>
  !canUndo(status) || (status === "SHIPPED" && unpaid(orders).length > 0);

type StatusChangeDialogProps = {
  /** The requested status; null if the dialog is closed. */
  status: OrderStatus | null;
  orders: readonly PaidOrder[];
  onConfirm: (status: OrderStatus) => void;
  onCancel: () => void;
};

const countText = (count: number) => count.toLocaleString("en-US");

function unpaidText(orders: readonly PaidOrder[]): string {
  const count = unpaid(orders).length;
  if (orders.length === 1) return "It hasn't been paid for.";
  return `${countText(count)} of them ${count === 1 ? "hasn't" : "haven't"} been paid for.`;
}

function textsOf(status: OrderStatus | null, orders: readonly PaidOrder[]) {
  const isOne = orders.length === 1;
  const some = isOne ? "this order" : `${countText(orders.length)} orders`;
  const restocked = "Items are restocked and pending payments cancelled.";
  switch (status) {
    case "SHIPPED":
      return {
        question: `Ship ${some}?`,
        label: isOne ? "Ship unpaid order" : "Ship all",
        details: `${unpaidText(orders)} Customers are told by email that their order has shipped.`,
      };
    case "RETURNED":
      return {
        question: `Mark ${some} as returned?`,
        label: "Mark as returned",
        details: `${restocked} This can't be undone.`,
      };
    default:
      return {
        question: `Cancel ${some}?`,
        label: `Cancel ${isOne ? "order" : "orders"}`,
        details: `${restocked} Card payments are refunded. This can't be undone.`,
      };
  }
}

/** Confirms before orders are cancelled, marked as returned, or shipped although they are unpaid. */
export function StatusChangeDialog({ status, orders, onConfirm, onCancel }: StatusChangeDialogProps) {
  const { question, label, details } = textsOf(status, orders);
  return (
    <ConfirmDialog
      open={status !== null}
      question={question}
      confirmLabel={label}
      onCancel={onCancel}
      onConfirm={() => status && onConfirm(status)}
    >
      {details}
    </ConfirmDialog>
  );
}
