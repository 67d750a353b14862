import { MAX_COUNTED_ORDERS, type OrderView } from "@larkwood/contract";

/** Labels of the views of the order list. */
export const viewLabels: Record<OrderView, string> = {
  "to-confirm": "To confirm",
  unpaid: "Waiting for payment",
  "to-pack": "To pack",
  "to-ship": "To ship",
  sent: "Sent",
  returns: "Returns",
};

/** A count of orders, which the server may have stopped: "499+". */
export const orderCountText = (count: number) =>
  count < MAX_COUNTED_ORDERS ? count.toLocaleString("en-US") : `${MAX_COUNTED_ORDERS - 1}+`;
