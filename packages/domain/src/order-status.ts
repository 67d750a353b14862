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

/** Statuses of orders that are not delivered yet. */
export const OPEN_STATUSES = [
  "PLACED",
  "CONFIRMED",
  "SHIPPED",
  "OUT_FOR_DELIVERY",
] as const satisfies OrderStatus[];

/** Whether the items of an order were returned to stock. */
export const isCancelledOrReturned = (status: OrderStatus) => status === "CANCELLED" || status === "RETURNED";

/** Allowed next statuses. A refunded order can only be cancelled or returned; an order with a balance due cannot ship. */
export function nextStatuses(
  status: OrderStatus,
  payment: PaymentStatus = "expected",
  hasBalance = false,
): readonly OrderStatus[] {
  if (payment === "refunded") return NEXT[status].filter(isCancelledOrReturned);
  return hasBalance ? NEXT[status].filter((next) => next !== "SHIPPED") : NEXT[status];
}

/** Whether a change to this status can be undone: it moved neither stock nor money. */
export function canUndo(status: OrderStatus): boolean {
  return status !== "PLACED" && !isCancelledOrReturned(status);
}

/** Whether a shipped order may go back to confirmed: no parcel was handed to a carrier yet. */
export function canCancelShipment(status: OrderStatus, parcelCount: number): boolean {
  return status === "SHIPPED" && parcelCount === 0;
}

/** Whether the customer's parcels are on their way or have arrived. */
export function hasShipped(status: OrderStatus): boolean {
  return status !== "PLACED" && status !== "CONFIRMED" && status !== "CANCELLED";
}

const ACTION_LABELS: Record<OrderStatus, string> = {
  PLACED: "Place",
  CONFIRMED: "Confirm",
  SHIPPED: "Ship",
  OUT_FOR_DELIVERY: "Send out for delivery",
  DELIVERED: "Mark as delivered",
  CANCELLED: "Cancel",
  RETURNED: "Mark as returned",
};

/** Button label of the action that leads to a status. */
export function statusActionLabel(status: OrderStatus): string {
  return ACTION_LABELS[status];
}

/** Whether an order may change from one status to another in one step. */
export function canChangeStatus(
  from: OrderStatus,
  to: OrderStatus,
  payment?: PaymentStatus,
  hasBalance?: boolean,
): boolean {
  return nextStatuses(from, payment, hasBalance).includes(to);
}

/** Text and colour of a status badge: underscores as spaces, capitalised; unknown values are grey. */
export function statusBadge(status: string): { text: string; tone: StatusTone } {
  const words = status.replaceAll("_", " ").toLowerCase();
  return { text: capitalised(words), tone: TONES[status] ?? "grey" };
}
