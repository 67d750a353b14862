import type { OrderStatus, PaymentStatus } from "@larkwood/contract";
import { capitalised } from "./capitalised";

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  PLACED: ["CONFIRMED", "CANCELLED"],
  CONFIRMED: ["SHIPPED", "CANCELLED"],
  SHIPPED: ["OUT_FOR_DELIVERY"],
  OUT_FOR_DELIVERY: ["DELIVERED"],
  DELIVERED: ["RETURNED"],
  CANCELLED: [],
  RETURNED: [],
};

export type StatusTone = "sky" | "orange" | "teal" | "yellow" | "green" | "grey";

const TONES: Partial<Record<string, StatusTone>> = {
  PLACED: "sky",
  CONFIRMED: "orange",
  SHIPPED: "teal",
  OUT_FOR_DELIVERY: "yellow",
  DELIVERED: "green",
};

/** Orders that still have a way to go to their customer. */
export const OPEN_STATUSES = [
  "PLACED",
  "CONFIRMED",
  "SHIPPED",
  "OUT_FOR_DELIVERY",
] as const satisfies OrderStatus[];

/** Whether an order has ended with its pieces back on the shelf. */
export const isCancelledOrReturned = (status: OrderStatus) => status === "CANCELLED" || status === "RETURNED";

/**
 * States to which an order may go from here. Once its money was given back, only back; and nothing leaves the house while a
 * rest of it is to be paid.
 */
export function nextStatuses(
  status: OrderStatus,
  payment: PaymentStatus = "expected",
  owesRest = false,
): readonly OrderStatus[] {
  if (payment === "refunded") return NEXT[status].filter(isCancelledOrReturned);
  return owesRest ? NEXT[status].filter((next) => next !== "SHIPPED") : NEXT[status];
}

/** Steps on the way: nothing has gone back to the shelf and no money moved, so that they can be taken back. */
export function canUndo(status: OrderStatus): boolean {
  return status !== "PLACED" && !isCancelledOrReturned(status);
}

const DEEDS: Record<OrderStatus, string> = {
  PLACED: "Place",
  CONFIRMED: "Confirm",
  SHIPPED: "Ship",
  OUT_FOR_DELIVERY: "Send out for delivery",
  DELIVERED: "Mark as delivered",
  CANCELLED: "Cancel",
  RETURNED: "Mark as returned",
};

/** What one does to bring an order to a state, as a button says it. */
export function statusActionLabel(status: OrderStatus): string {
  return DEEDS[status];
}

/** Whether an order may go from one state to another in one step. */
export function canChangeStatus(
  from: OrderStatus,
  to: OrderStatus,
  payment?: PaymentStatus,
  owesRest?: boolean,
): boolean {
  return nextStatuses(from, payment, owesRest).includes(to);
}

/** Text and colour of a status badge: underscores as spaces, capitalised; unknown values are grey. */
export function statusBadge(status: string): { text: string; tone: StatusTone } {
  const words = status.replaceAll("_", " ").toLowerCase();
  return { text: capitalised(words), tone: TONES[status] ?? "grey" };
}
