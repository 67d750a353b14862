import * as z from "zod";
import { idSchema } from "./id";
import { DISABLED_REASONS } from "./webhook-event";
import { webhookEventSchema } from "./webhook-event-schema";

/** A webhook without its secret. */
export const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  description: z.string(),
  events: z.array(webhookEventSchema),
  /** Failing: a delivery has failed and will be tried again. */
  state: z.enum(["working", "failing", "disabled"]),
  disabledReason: z.enum(DISABLED_REASONS).nullable(),
  /** Deliveries that wait for their first or next attempt; counted up to 1,000. */
  waiting: z.int().nonnegative(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  /** Until then, deliveries are also signed with the previous secret. */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
z.globalRegistry.add(webhookSchema, { id: "Webhook" });
export type Webhook = z.infer<typeof webhookSchema>;

/** A webhook with its new secret, which cannot be read again. */
export const webhookWithSecretSchema = webhookSchema.extend({ secret: z.string() });
z.globalRegistry.add(webhookWithSecretSchema, { id: "WebhookWithSecret" });
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

/** Delivery number as a string, because it is a 64-bit integer in the database. */
export const deliveryIdSchema = z.string().regex(/^\d{1,15}$/);
z.globalRegistry.add(deliveryIdSchema, { id: "DeliveryId" });

/** An event that was sent, or will be sent, to a webhook. */
export const webhookDeliverySchema = z.object({
  id: deliveryIdSchema,
  event: z.string(),
  /** Failed: it will not be tried again unless an Admin asks for it. */
  status: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  lastAttemptAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** The header `webhook-id` and the body. */
  request: z.object({ id: z.string(), body: z.string() }),
  /** The last response; its body is cut after 2,000 characters. */
  response: z.object({ status: z.int(), body: z.string() }).nullable(),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
  /** Duration of the last attempt. */
  milliseconds: z.int().nonnegative().nullable(),
});
z.globalRegistry.add(webhookDeliverySchema, { id: "WebhookDelivery" });
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** The body of a webhook request. */
export const webhookMessageSchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.object({
    /** Id of the order, product or customer. */
    id: idSchema.optional(),
    /** Number of the order. */
    number: z.int().optional(),
  }),
});
z.globalRegistry.add(webhookMessageSchema, { id: "WebhookMessage" });
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;
