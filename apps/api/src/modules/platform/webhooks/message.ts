import type { WebhookMessage } from "@larkwood/contract";

/** The body of a webhook request. It is stored, because every attempt must send the same bytes. */
export function messageBody({ type, timestamp, data }: WebhookMessage): string {
  return JSON.stringify({ type, timestamp, data });
}
