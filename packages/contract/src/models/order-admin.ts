import * as z from "zod";
import { idSchema } from "./id";
import { mailSchema } from "./mail";

/** What somebody of the shop wrote to an order, or what was changed about it. */
export const orderNoteSchema = z.object({
  id: idSchema,
  kind: z.enum(["note", "change"]),
  body: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type OrderNote = z.infer<typeof orderNoteSchema>;

/** What only the office sees of an order. */
export const orderAdminSchema = z.object({
  /** Oldest first. */
  notes: z.array(orderNoteSchema),
  /** What was written to its customer about it, newest first; none for whoever may not see customers' mail. */
  mails: z.array(mailSchema.pick({ id: true, kind: true, subject: true, status: true, createdAt: true })),
});
export type OrderAdminDetails = z.infer<typeof orderAdminSchema>;
