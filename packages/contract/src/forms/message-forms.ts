import * as z from "zod";
import { emailField, line, optionalLine, paragraph } from "../fields";
import { messageStateSchema } from "../models/contact-message";
import { validationTexts as t } from "../validation-texts";

/** Contact form of a shop in trading mode. */
export const messageFormSchema = z.object({
  firstName: line(),
  lastName: line(),
  email: emailField(),
  orderNumber: optionalLine(40).optional(),
  message: paragraph(10, t.messageMin, 5_000),
  /** A field that people don't see. Programs that fill in every field reveal themselves. */
  website: z.string().max(2_000).optional(),
});
z.globalRegistry.add(messageFormSchema, { id: "MessageForm" });
export type MessageForm = z.infer<typeof messageFormSchema>;

export const messageReplyFormSchema = z.strictObject({ text: paragraph(1, t.required, 5_000) });
z.globalRegistry.add(messageReplyFormSchema, { id: "MessageReplyForm" });
export type MessageReplyForm = z.infer<typeof messageReplyFormSchema>;

export const messageStateFormSchema = z.strictObject({ state: messageStateSchema });
z.globalRegistry.add(messageStateFormSchema, { id: "MessageStateForm" });
