import * as z from "zod";
import { WEBHOOK_EVENTS } from "./webhook-event";

export const webhookEventSchema = z.enum(WEBHOOK_EVENTS);
z.globalRegistry.add(webhookEventSchema, { id: "WebhookEvent" });
