import type { ChangeEvent } from "./change";

/** Events that a webhook can receive, with their names for the shop owner. */
export const WEBHOOK_EVENT_TEXTS: Record<ChangeEvent, string> = {
  "order.placed": "Order placed",
  "order.paid": "Order paid",
  "order.updated": "Order updated",
  "order.shipped": "Order shipped",
  "order.cancelled": "Order cancelled",
  "order.refunded": "Order refunded",
  "return.requested": "Return requested",
  "product.created": "Product created",
  "product.updated": "Product updated",
  "product.deleted": "Product deleted",
  "stock.changed": "Stock changed",
  "customer.created": "Customer created",
  "customer.updated": "Customer updated",
  "customer.deleted": "Customer deleted",
};
export const WEBHOOK_EVENTS = Object.keys(WEBHOOK_EVENT_TEXTS) as [ChangeEvent, ...ChangeEvent[]];

/** Events that every webhook receives: a test, and the request to read everything again. */
export const TEST_EVENT = "webhook.test";
export const RESYNC_EVENT = "resync.required";

/** Why a webhook is disabled: by an Admin, after three days of failures, or because the receiver answered 410. */
export const DISABLED_REASONS = ["admin", "failures", "gone"] as const;
