import * as z from "zod";
import { idSchema } from "./id";
import type { Permission } from "./permission";

/** What programs can copy, with the permission to read it. */
export const CHANGE_TYPES = {
  product: "catalogue.write",
  order: "orders.read",
  customer: "customers.read",
} as const satisfies Record<string, Permission>;
export type ChangeType = keyof typeof CHANGE_TYPES;
export const changeTypeSchema = z.enum(Object.keys(CHANGE_TYPES) as [ChangeType, ...ChangeType[]]);
z.globalRegistry.add(changeTypeSchema, { id: "ChangeType" });

/** Events, each with what it is about. */
export const CHANGE_EVENTS = {
  "product.created": "product",
  "product.updated": "product",
  "product.deleted": "product",
  "stock.changed": "product",
  "order.placed": "order",
  "order.paid": "order",
  "order.updated": "order",
  "order.shipped": "order",
  "order.cancelled": "order",
  "order.refunded": "order",
  "return.requested": "order",
  "customer.created": "customer",
  "customer.updated": "customer",
  "customer.deleted": "customer",
} as const satisfies Record<string, ChangeType>;
export type ChangeEvent = keyof typeof CHANGE_EVENTS;

export const changeSchema = z.object({
  /** The id of the product, order or customer. */
  id: idSchema,
  type: changeTypeSchema,
  kind: z.enum(["created", "updated", "deleted"]),
  event: z.enum(Object.keys(CHANGE_EVENTS) as [ChangeEvent, ...ChangeEvent[]]),
  at: z.iso.datetime(),
});
z.globalRegistry.add(changeSchema, { id: "Change" });
export type Change = z.infer<typeof changeSchema>;

export const changesReplySchema = z.object({
  changes: z.array(changeSchema),
  /** Cursor of the next request, also if there are no changes yet. */
  next: z.string(),
  /** Whether there are more changes now. */
  hasMore: z.boolean(),
});
z.globalRegistry.add(changesReplySchema, { id: "ChangesReply" });
export type ChangesReply = z.infer<typeof changesReplySchema>;
