import { CHANGE_EVENTS, RESYNC_EVENT, TEST_EVENT, WEBHOOK_EVENT_TEXTS } from "@larkwood/contract";
import type { Json } from "./json-schemas";

const eventTexts: Record<string, string> = {
  ...WEBHOOK_EVENT_TEXTS,
  [RESYNC_EVENT]: "Changes are missing: read everything again",
  [TEST_EVENT]: "Test sent by an Admin",
};

const OBJECT_ID = "65a1f062544eeda1d32a8aa2";
const typeOf = (event: string) => Object.entries(CHANGE_EVENTS).find(([name]) => name === event)?.[1];

/** What the message of an event is about. */
function exampleData(event: string): Json {
  const type = typeOf(event);
  if (!type) return {};
  return type === "order" ? { id: OBJECT_ID, number: 10001 } : { id: OBJECT_ID };
}

const header = (name: string, description: string, example: string): Json => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string", examples: [example] },
});

const parameters = [
  header(
    "webhook-id",
    "Id of the message, equal in every attempt. Ignore one that you have processed.",
    "evt_3f9c0a6d21b7_1042",
  ),
  header("webhook-timestamp", "When this attempt was sent, in seconds since 1970.", "1795000000"),
  header(
    "webhook-signature",
    "Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
];

const operation = (event: string, summary: string): Json => ({
  operationId: event,
  summary,
  description: `${summary}. Sent to webhooks as \`${event}\`, signed by the Standard Webhooks specification.`,
  security: [],
  tags: ["webhooks"],
  parameters,
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/WebhookMessage" },
        example: { type: event, timestamp: "2026-11-18T10:00:00.000Z", data: exampleData(event) },
      },
    },
  },
  responses: { "2XX": { description: "Received" } },
});

/** Requests that the shop sends to webhooks, for `webhooks` of the document. */
export const webhookOperations = (): Record<string, { post: Json }> =>
  Object.fromEntries(
    Object.entries(eventTexts).map(([event, text]) => [event, { post: operation(event, text) }]),
  );
