import { WEBHOOK_EVENT_TEXTS, WEBHOOK_EVENTS, type Webhook, type WebhookDelivery } from "@larkwood/contract";
import type { BadgeTone } from "~/ui/badge";

interface BadgeText {
  text: string;
  tone: BadgeTone;
}

export const stateBadges: Record<Webhook["state"], BadgeText> = {
  working: { text: "Working", tone: "green" },
  failing: { text: "Failing", tone: "orange" },
  disabled: { text: "Disabled", tone: "red" },
};

export const deliveryBadges: Record<WebhookDelivery["status"], BadgeText> = {
  waiting: { text: "Waiting", tone: "orange" },
  delivered: { text: "Delivered", tone: "green" },
  failed: { text: "Failed", tone: "red" },
};

const reasons: Record<NonNullable<Webhook["disabledReason"]>, string> = {
  admin: "Disabled by an Admin.",
  failures: "Disabled because an event couldn't be delivered for three days.",
  gone: "Disabled because the receiver answered that it no longer exists.",
};

/** Why a webhook is disabled, or how much it has yet to send. */
export function stateNote({ state, disabledReason, waiting }: Webhook): string {
  if (disabledReason) return reasons[disabledReason];
  if (state === "working") return "";
  return waiting === 1
    ? "1 event is waiting."
    : `${waiting >= 1_000 ? "1,000+" : waiting} events are waiting.`;
}

/** The events of a webhook, in words. */
export function eventsText({ events }: Webhook): string {
  if (events.length === WEBHOOK_EVENTS.length) return "All events";
  return events.map((event) => WEBHOOK_EVENT_TEXTS[event]).join(", ");
}

/** The name of a webhook: its description, or else the host of its address. */
export const webhookName = ({ description, url }: Webhook) => description || new URL(url).host;
