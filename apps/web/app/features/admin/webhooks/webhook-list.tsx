import type { Webhook } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { listState } from "~/features/admin/shared/list-state";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { adminPaths } from "~/lib/admin-paths";
import { formatMoment } from "~/lib/format/format";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { WebhookDialog } from "./webhook-dialog";
import { webhookListOptions } from "./webhook-queries";
import { eventsText, stateBadges, stateNote, webhookName } from "./webhook-text";

const columns: Column<Webhook>[] = [
  {
    header: "Webhook",
    cell: (webhook) => (
      <>
        <Link to={adminPaths.webhook(webhook.id)} className="link">
          {webhookName(webhook)}
        </Link>
        <span className="block text-xs wrap-anywhere text-ink-soft">{webhook.url}</span>
      </>
    ),
    className: "align-top",
  },
  { header: "Events", cell: eventsText, className: "align-top" },
  {
    header: "State",
    cell: (webhook) => (
      <>
        <Badge tone={stateBadges[webhook.state].tone}>{stateBadges[webhook.state].text}</Badge>
        <span className="block pt-1 text-xs text-ink-soft empty:hidden">{stateNote(webhook)}</span>
      </>
    ),
    className: "align-top",
  },
  {
    header: "Last delivery",
    cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? formatMoment(lastDeliveredAt) : "Never"),
    className: "align-top whitespace-nowrap",
  },
];

/** The webhooks. Few enough to load all at once. */
export function WebhookList() {
  const [isCreating, setCreating] = useState(false);
  const query = useQuery(webhookListOptions);
  return (
    <>
      <ListFrame
        title="Webhooks"
        caption="Webhooks"
        actions={
          <Button size="sm" onClick={() => setCreating(true)}>
            + Create
          </Button>
        }
        state={listState(query)}
        emptyText="No webhooks yet. Create one to tell another program about new orders and other events."
        onRetry={() => void query.refetch()}
        rows={query.data ?? []}
        keyOf={({ id }) => id}
        columns={columns}
      />
      {isCreating ? <WebhookDialog webhook={null} onClose={() => setCreating(false)} /> : null}
    </>
  );
}
