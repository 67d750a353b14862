import type { Webhook } from "@larkwood/contract";
import { formatMoment } from "~/lib/format/format";
import { Badge } from "~/ui/badge";
import { DeliveryList } from "./delivery-list";
import { WebhookActions } from "./webhook-actions";
import { eventsText, stateBadges, stateNote } from "./webhook-text";

/** A webhook with its state, actions and deliveries. */
export function WebhookDetail({ webhook }: { webhook: Webhook }) {
  const { url, state, previousSecretUntil } = webhook;
  const facts = [
    ["Address", url],
    ["Events", eventsText(webhook)],
    ...(previousSecretUntil ? [["Previous secret valid until", formatMoment(previousSecretUntil)]] : []),
  ];
  return (
    <DeliveryList webhook={webhook} actions={<WebhookActions webhook={webhook} />}>
      <p className="flex items-center gap-3">
        <Badge tone={stateBadges[state].tone}>{stateBadges[state].text}</Badge>
        <span className="text-sm">{stateNote(webhook)}</span>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2 pt-4 pb-8 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </DeliveryList>
  );
}
