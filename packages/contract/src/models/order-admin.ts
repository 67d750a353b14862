import * as z from "zod";
import { idSchema } from "./id";
import { mailSchema } from "./mail";

/** An internal note on an order, or a recorded change. */
export const orderNoteSchema = z.object({
  id: idSchema,
  kind: z.enum(["note", "change"]),
  body: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
z.globalRegistry.add(orderNoteSchema, { id: "OrderNote" });
export type OrderNote = z.infer<typeof orderNoteSchema>;

/** What staff recorded about the payment of an order. */
const paymentMarkSchema = z.object({
  kind: z.enum(["received", "refunded", "rest", "undo"]),
  by: z.string(),
  at: z.iso.datetime(),
});

/** The list price of a line whose price staff set. */
const listPriceSchema = z.object({
  /** Number of the line, from 1. */
  position: z.int().positive(),
  price: z.number().nonnegative(),
});

/** Details of an order that only admins see. */
export const orderAdminDetailsSchema = z.object({
  /** Oldest first. */
  notes: z.array(orderNoteSchema),
  /** Of lines with an own price. */
  listPrices: z.array(listPriceSchema),
  /** Oldest first; empty without the permission to see payments. */
  payments: z.array(paymentMarkSchema),
  /** Emails to the customer, newest first; empty without the permission to see them. */
  mails: z.array(mailSchema.pick({ id: true, kind: true, subject: true, status: true, createdAt: true })),
});
z.globalRegistry.add(orderAdminDetailsSchema, { id: "OrderAdminDetails" });
export type OrderAdminDetails = z.infer<typeof orderAdminDetailsSchema>;
