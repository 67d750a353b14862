import * as z from "zod";
import { webhookFormSchema, webhookUpdateSchema } from "../forms/webhook-form";
import { idSchema } from "../models/id";
import {
  deliveryIdSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookWithSecretSchema,
} from "../models/webhook";
import { defineEndpoint } from "./define";
import { paging } from "./query";

const tag = "webhooks";
const access = { can: "staff.write" } as const;
const byId = z.object({ id: idSchema });

/** Webhooks: requests that the shop sends to other programs. A stolen API key must not redirect them. */
export const webhookEndpoints = {
  listWebhooks: defineEndpoint({
    method: "GET",
    path: "/admin/webhooks",
    summary: "List the webhooks, the newest first",
    tag,
    access,
    reply: z.array(webhookSchema),
  }),
  createWebhook: defineEndpoint({
    method: "POST",
    path: "/admin/webhooks",
    summary: "Create a webhook; the reply is the only one that contains the secret",
    tag,
    access,
    peopleOnly: true,
    body: webhookFormSchema,
    status: 201,
    reply: webhookWithSecretSchema,
    errors: ["too_many_webhooks"],
  }),
  getWebhook: defineEndpoint({
    method: "GET",
    path: "/admin/webhooks/:id",
    summary: "Get a webhook",
    tag,
    access,
    params: byId,
    reply: webhookSchema,
    errors: ["not_found"],
  }),
  updateWebhook: defineEndpoint({
    method: "PUT",
    path: "/admin/webhooks/:id",
    summary: "Change a webhook, disable it or enable it again; events since then are sent",
    tag,
    access,
    peopleOnly: true,
    params: byId,
    body: webhookUpdateSchema,
    reply: webhookSchema,
    errors: ["not_found"],
  }),
  deleteWebhook: defineEndpoint({
    method: "DELETE",
    path: "/admin/webhooks/:id",
    summary: "Delete a webhook and its deliveries",
    tag,
    access,
    peopleOnly: true,
    params: byId,
    status: 204,
    errors: ["not_found"],
  }),
  rotateWebhookSecret: defineEndpoint({
    method: "POST",
    path: "/admin/webhooks/:id/secret",
    summary: "Create a new secret; for a day, deliveries are signed with both",
    tag,
    access,
    peopleOnly: true,
    params: byId,
    reply: webhookWithSecretSchema,
    errors: ["not_found"],
  }),
  testWebhook: defineEndpoint({
    method: "POST",
    path: "/admin/webhooks/:id/test",
    summary: "Send the event `webhook.test` now, once, and return the result",
    tag,
    access,
    params: byId,
    reply: webhookDeliverySchema,
    errors: ["not_found"],
  }),
  listWebhookDeliveries: defineEndpoint({
    method: "GET",
    path: "/admin/webhooks/:id/deliveries",
    summary: "List the deliveries of the last 30 days, the newest first",
    tag,
    access,
    params: byId,
    query: z.object(paging),
    reply: z.array(webhookDeliverySchema),
    errors: ["not_found"],
  }),
  retryWebhookDelivery: defineEndpoint({
    method: "POST",
    path: "/admin/webhooks/deliveries/:id/retry",
    summary: "Send a delivery again now, and return the result",
    tag,
    access,
    params: z.object({ id: deliveryIdSchema }),
    reply: webhookDeliverySchema,
    errors: ["not_found"],
  }),
};
