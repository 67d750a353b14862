import { Webhook } from "standardwebhooks";
import type { components } from "./api-types";

export type WebhookMessage = components["schemas"]["WebhookMessage"];

/** Headers of a request, as Node or as the Fetch API has them. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

/**
 * Returns the message of a webhook; throws if it is not from the shop, or older than five minutes. `body` is the text
 * or the bytes as they were received.
 */
export function verifyWebhook(
  secret: string,
  body: string | Uint8Array,
  headers: WebhookHeaders,
): WebhookMessage {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const texts = entries.map(([name, value]) => [name, String(value ?? "")]);
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  return new Webhook(secret).verify(text, Object.fromEntries(texts)) as WebhookMessage;
}
