import type { SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";

interface DisabledWebhook {
  id: string;
  /** Host of the receiver. The whole address may contain a token. */
  host: string;
  reason: "failures" | "gone";
  /** Why the last attempt failed. */
  error: string;
}

const explanations: Record<DisabledWebhook["reason"], string> = {
  failures: "An event couldn't be delivered for three days.",
  gone: "The receiver answered that it no longer exists.",
};

/** Sent to the shop when a webhook is disabled. */
export function webhookDisabledMail(
  { id, host, reason, error }: DisabledWebhook,
  shopEmail: string,
  sender: SenderProfile,
): MailDraft {
  return draft(
    { kind: "webhook_disabled", recipient: shopEmail, subject: `The webhook to ${host} is disabled` },
    {
      greeting: "Hello,",
      paragraphs: [
        `The shop no longer sends events to ${host}. ${explanations[reason]}`,
        "Fix the receiver, then enable the webhook in the admin area. It continues with the events that are waiting. Events are kept for 30 days.",
      ],
      facts: [["Last error", error]],
      link: sender.site
        ? { label: "View webhook", address: `${sender.site}/admin/webhooks/${id}` }
        : undefined,
    },
    sender,
  );
}
