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
export type OrderNote = z.infer<typeof orderNoteSchema>;

/** Details of an order that only admins see. */
export const orderAdminDetailsSchema = z.object({
  /** Oldest first. */
  notes: z.array(orderNoteSchema),
  /** Emails to the customer, newest first; empty without the permission to see them. */
  mails: z.array(mailSchema.pick({ id: true, kind: true, subject: true, status: true, createdAt: true })),
});
export type OrderAdminDetails = z.infer<typeof orderAdminDetailsSchema>;
