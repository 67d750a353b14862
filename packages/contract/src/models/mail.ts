import * as z from "zod";
import { readableWith } from "./readable-with";

/** A queued or sent email. */
export const mailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  status: z.enum(["waiting", "sent", "failed", "held"]),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
z.globalRegistry.add(mailSchema, { id: "Mail" });
export type Mail = z.infer<typeof mailSchema>;
readableWith.add(mailSchema, { permission: "customers.read" });
