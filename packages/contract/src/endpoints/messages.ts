import * as z from "zod";
import { messageFormSchema, messageReplyFormSchema, messageStateFormSchema } from "../forms/message-forms";
import { contactMessageSchema, messageStateSchema } from "../models/contact-message";
import { idSchema } from "../models/id";
import { defineEndpoint } from "./define";
import { idempotencyKey, paging, queryText } from "./query";

const tag = "messages";
const params = z.object({ id: idSchema });

export const messagesQuerySchema = z.object({
  state: messageStateSchema.optional(),
  /** Part of a name, an email address, an order number or the text. */
  search: queryText,
  ...paging,
});

/** Messages from the contact form. */
export const messageEndpoints = {
  sendMessage: defineEndpoint({
    method: "POST",
    path: "/contact",
    summary: "Send a message to the shop; not available in showroom mode",
    tag,
    access: "anyone",
    body: messageFormSchema,
    status: 202,
    reply: z.object({ msg: z.string() }),
    errors: ["not_found", "too_many_requests"],
  }),
  listMessages: defineEndpoint({
    method: "GET",
    path: "/admin/messages",
    summary: "List messages from the contact form, newest first",
    tag,
    access: { can: "customers.read" },
    query: messagesQuerySchema,
    reply: z.array(contactMessageSchema),
  }),
  getMessage: defineEndpoint({
    method: "GET",
    path: "/admin/messages/:id",
    summary: "Get a message with its replies",
    tag,
    access: { can: "customers.read" },
    params,
    reply: contactMessageSchema,
    errors: ["not_found"],
  }),
  replyToMessage: defineEndpoint({
    method: "POST",
    path: "/admin/messages/:id/replies",
    summary: "Reply to a message by email; the message is answered then",
    tag,
    access: { can: "customers.write" },
    params,
    headers: idempotencyKey,
    body: messageReplyFormSchema,
    status: 201,
    reply: contactMessageSchema,
    errors: ["not_found"],
  }),
  setMessageState: defineEndpoint({
    method: "PUT",
    path: "/admin/messages/:id",
    summary: "Mark a message as open, answered or spam",
    tag,
    access: { can: "customers.write" },
    params,
    body: messageStateFormSchema,
    reply: contactMessageSchema,
    errors: ["not_found"],
  }),
  deleteMessage: defineEndpoint({
    method: "DELETE",
    path: "/admin/messages/:id",
    summary: "Delete a message and its replies",
    tag,
    access: { can: "customers.write" },
    params,
    status: 204,
    errors: ["not_found"],
  }),
};
