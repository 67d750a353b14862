import * as z from "zod";
import { freeText, line } from "../fields";
import { orderChangeSchema } from "../forms/order-change-form";
import { parcelsSchema } from "../forms/parcel-form";
import { returnAnswerSchema, returnFormSchema } from "../forms/return-form";
import { idSchema } from "../models/id";
import { orderSchema } from "../models/order";
import { orderAdminDetailsSchema, orderNoteSchema } from "../models/order-admin";
import { defineEndpoint } from "./define";
import { placeOrderBodySchema, pricedItems } from "./orders";
import { ifMatch, requiredIdempotencyKey } from "./query";

const tag = "orders";
const byId = z.object({ id: idSchema });
/** The version that the editor saw; detects edit conflicts. */
const version = z.int().positive();

const orderPatchSchema = z
  .strictObject({
    /** What the customer asked for, printed on the packing slip. */
    notes: freeText().nullable().optional(),
  })
  .meta({ id: "OrderPatch" });

export const orderAdminEndpoints = {
  requestReturn: defineEndpoint({
    method: "POST",
    path: "/orders/:id/returns",
    summary:
      "Request a return of items from your own delivered order; the same Idempotency-Key requests it once",
    tag,
    access: "user",
    guests: "order",
    params: byId,
    headers: requiredIdempotencyKey,
    body: returnFormSchema,
    status: 201,
    reply: orderSchema,
    errors: ["not_found", "illegal_step", "return_not_possible", "idempotency_mismatch"],
  }),
  answerReturn: defineEndpoint({
    method: "POST",
    path: "/admin/returns/:id/answer",
    summary: "Accept or decline a return request; the customer is notified",
    tag,
    access: { can: "orders.write" },
    params: byId,
    body: returnAnswerSchema,
    reply: orderSchema,
    errors: ["not_found", "return_not_possible"],
  }),
  placeOrderForCustomer: defineEndpoint({
    method: "POST",
    path: "/admin/orders",
    summary:
      "Create an order for a customer, by phone or in person; the same Idempotency-Key returns the same order",
    tag,
    access: { can: "orders.write" },
    headers: requiredIdempotencyKey,
    body: placeOrderBodySchema.extend({
      items: pricedItems,
      /** The customer who sees the order, gets its emails and pays. */
      customerId: idSchema,
    }),
    status: 201,
    reply: orderSchema,
    errors: [
      "not_found",
      "account_blocked",
      "out_of_stock",
      "coupon_refused",
      "price_changed",
      "payment_unavailable",
      "delivery_unavailable",
      "idempotency_mismatch",
    ],
  }),
  sendGuestLink: defineEndpoint({
    method: "POST",
    path: "/admin/orders/:id/guest-link",
    summary: "Send a guest a new link to the order by email; earlier links stop working",
    tag,
    access: { can: "orders.write" },
    params: byId,
    reply: orderSchema,
    errors: ["not_found", "mail_unavailable"],
  }),
  revokeGuestLink: defineEndpoint({
    method: "DELETE",
    path: "/admin/orders/:id/guest-link",
    summary: "Revoke the link to a guest's order; later emails have none",
    tag,
    access: { can: "orders.write" },
    params: byId,
    reply: orderSchema,
    errors: ["not_found"],
  }),
  shipOrder: defineEndpoint({
    method: "POST",
    path: "/admin/orders/:id/shipping",
    summary: "Ship an order with its tracking numbers; the customer is notified",
    tag,
    access: { can: "orders.write" },
    params: byId,
    body: z.strictObject({ version, parcels: parcelsSchema }),
    reply: orderSchema,
    errors: ["not_found", "illegal_step", "edit_conflict"],
  }),
  cancelShipment: defineEndpoint({
    method: "POST",
    path: "/admin/orders/:id/shipping/cancellation",
    summary:
      "Set a shipped order without parcels back to confirmed, with a reason that the customer can read",
    tag,
    access: { can: "orders.write" },
    params: byId,
    body: z.strictObject({ version, reason: line(200) }),
    reply: orderSchema,
    errors: ["not_found", "illegal_step", "edit_conflict"],
  }),
  changeOrder: defineEndpoint({
    method: "PUT",
    path: "/admin/orders/:id",
    summary:
      "Change the address, items, prices or discount of an order before it ships; the difference is refunded or due, and the customer is notified",
    tag,
    access: { can: "orders.write" },
    params: byId,
    body: orderChangeSchema,
    reply: orderSchema,
    errors: [
      "not_found",
      "illegal_step",
      "edit_conflict",
      "out_of_stock",
      "delivery_unavailable",
      "order_unchangeable",
    ],
  }),
  patchOrder: defineEndpoint({
    method: "PATCH",
    path: "/admin/orders/:id",
    summary:
      "Change the special request of an order; null clears it, and If-Match rejects it if someone else changed the order",
    tag,
    access: { can: "orders.write" },
    params: byId,
    headers: ifMatch,
    bodyType: "application/merge-patch+json",
    body: orderPatchSchema,
    reply: orderSchema,
    errors: ["not_found", "edit_conflict"],
  }),
  setParcels: defineEndpoint({
    method: "PUT",
    path: "/admin/orders/:id/parcels",
    summary:
      "Set the tracking numbers of an order; the customer is notified of changes while it is on its way",
    tag,
    access: { can: "orders.write" },
    params: byId,
    body: z.strictObject({ version, parcels: parcelsSchema }),
    reply: orderSchema,
    errors: ["not_found", "illegal_step", "edit_conflict"],
  }),
  cancelOrder: defineEndpoint({
    method: "POST",
    path: "/admin/orders/:id/cancellation",
    summary: "Cancel an order with a reason that the customer can read",
    tag,
    access: { can: "orders.write" },
    params: byId,
    body: z.strictObject({ version, reason: freeText(200) }),
    reply: orderSchema,
    errors: ["not_found", "illegal_step", "edit_conflict"],
  }),
  addOrderNote: defineEndpoint({
    method: "POST",
    path: "/admin/orders/:id/notes",
    summary: "Add an internal note to an order; the same Idempotency-Key adds it once",
    tag,
    access: { can: "orders.write" },
    params: byId,
    headers: requiredIdempotencyKey,
    body: z.strictObject({ body: line(500) }),
    status: 201,
    reply: orderNoteSchema,
    errors: ["not_found", "idempotency_mismatch"],
  }),
  getOrderAdminDetails: defineEndpoint({
    method: "GET",
    path: "/admin/orders/:id/office",
    summary: "Get the internal part of an order: notes, changes and emails",
    tag,
    access: { can: "orders.read" },
    params: byId,
    reply: orderAdminDetailsSchema,
    errors: ["not_found"],
  }),
};
