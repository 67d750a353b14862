import * as z from "zod";
import { idSchema } from "./id";
import { readableWith } from "./readable-with";

export const MESSAGE_STATES = ["open", "answered", "spam"] as const;
export const messageStateSchema = z.enum(MESSAGE_STATES);
z.globalRegistry.add(messageStateSchema, { id: "MessageState" });
export type MessageState = z.infer<typeof messageStateSchema>;

/** A message from the contact form. */
export const contactMessageSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  /** As typed; empty if there is none. */
  orderNumber: z.string(),
  text: z.string(),
  state: messageStateSchema,
  createdAt: z.iso.datetime(),
  /** The shop's replies, oldest first. */
  replies: z.array(z.object({ text: z.string(), author: z.string(), createdAt: z.iso.datetime() })),
});
z.globalRegistry.add(contactMessageSchema, { id: "ContactMessage" });
export type ContactMessage = z.infer<typeof contactMessageSchema>;
readableWith.add(contactMessageSchema, { permission: "customers.read" });
