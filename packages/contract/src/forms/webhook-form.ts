import * as z from "zod";
import { line, optionalLine } from "../fields";
import { WEBHOOK_EVENTS } from "../models/webhook-event";
import { webhookEventSchema } from "../models/webhook-event-schema";

/** Whether a text is the address of a web server, without a user name or password. */
function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

/** Form for a webhook. */
export const webhookFormSchema = z.strictObject({
  url: line(2_000).refine(isWebAddress, "Enter an address such as https://erp.example/events"),
  description: optionalLine(100).optional(),
  events: z
    .array(webhookEventSchema)
    .min(1, "Choose at least one event")
    .max(WEBHOOK_EVENTS.length)
    .transform((chosen) => WEBHOOK_EVENTS.filter((event) => chosen.includes(event))),
});
z.globalRegistry.add(webhookFormSchema, { id: "WebhookForm" });
export type WebhookForm = z.infer<typeof webhookFormSchema>;

/** Form for changing a webhook. Without `enabled`, a disabled webhook stays disabled. */
export const webhookUpdateSchema = webhookFormSchema.extend({ enabled: z.boolean().optional() });
z.globalRegistry.add(webhookUpdateSchema, { id: "WebhookUpdate" });
export type WebhookUpdate = z.infer<typeof webhookUpdateSchema>;
