import { z } from "zod";
import { freeText, line } from "../fields";
import { parcelsSchema } from "../forms/parcel-form";
import { idSchema } from "../models/id";
import { orderSchema } from "../models/order";
import { orderNoteSchema, orderOfficeSchema } from "../models/order-office";
import { defineEndpoint } from "./define";
import { requiredIdempotencyKey } from "./query";

const tag = "orders";
const byId = z.object({ id: idSchema });
/** The version that whoever changes the order has seen: somebody else's change in between is not overwritten. */
const version = z.int().positive();

export const orderOfficeEndpoints = {
  shipOrder: defineEndpoint({
    method: "POST",
    path: "/admin/orders/:id/shipping",
    summary: "Ship an order, with the tracking numbers of its parcels; its customer is told",
    tag,
    access: { can: "orders.write" },
    params: byId,
    body: z.strictObject({ version, parcels: parcelsSchema }),
    reply: orderSchema,
    errors: ["not_found", "illegal_step", "edit_conflict"],
  }),
  setParcels: defineEndpoint({
    method: "PUT",
    path: "/admin/orders/:id/parcels",
    summary:
      "The tracking numbers of an order that is on its way; a customer who was told others is told these",
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
    summary: "Cancel an order and say why; its customer reads the reason",
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
    summary: "Write a note to an order, for the office only; the same Idempotency-Key writes it once",
    tag,
    access: { can: "orders.write" },
    params: byId,
    headers: requiredIdempotencyKey,
    body: z.strictObject({ body: line(500) }),
    status: 201,
    reply: orderNoteSchema,
    errors: ["not_found", "idempotency_mismatch"],
  }),
  getOrderOffice: defineEndpoint({
    method: "GET",
    path: "/admin/orders/:id/office",
    summary: "What only the office sees of an order: notes, changes and mails",
    tag,
    access: { can: "orders.read" },
    params: byId,
    reply: orderOfficeSchema,
    errors: ["not_found"],
  }),
};
