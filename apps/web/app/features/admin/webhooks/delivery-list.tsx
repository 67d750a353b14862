import type { Webhook, WebhookDelivery } from "@larkwood/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatMoment } from "~/lib/format/format";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";
import { DeliveryContent } from "./delivery-content";
import { showDeliveryResult } from "./webhook-actions";
import { deliveryListOptions } from "./webhook-queries";
import { deliveryBadges, webhookName } from "./webhook-text";

const columns: Column<WebhookDelivery>[] = [
  {
    header: "Date",
    cell: ({ createdAt }) => formatMoment(createdAt),
    className: "align-top whitespace-nowrap tabular-nums",
  },
  { header: "Event", cell: (delivery) => <DeliveryContent delivery={delivery} />, className: "align-top" },
  {
    header: "Status",
    cell: ({ status }) => <Badge tone={deliveryBadges[status].tone}>{deliveryBadges[status].text}</Badge>,
    className: "align-top",
  },
  { header: "Attempts", cell: ({ attempts }) => attempts, className: "align-top text-right tabular-nums" },
  {
    header: "Time",
    cell: ({ milliseconds }) => (milliseconds === null ? "–" : `${milliseconds} ms`),
    className: "align-top whitespace-nowrap text-right tabular-nums",
  },
  {
    header: "Actions",
    cell: (delivery) => <RetryButton delivery={delivery} />,
    className: "align-top",
  },
];

type DeliveryListProps = { webhook: Webhook; actions: ReactNode; children: ReactNode };

/** The page of a webhook: its data, then its deliveries of the last 30 days. */
export function DeliveryList({ webhook, actions, children }: DeliveryListProps) {
  const params = useListParams();
  const query = useQuery(deliveryListOptions(webhook.id, params.cursor));
  return (
    <ListFrame
      title={webhookName(webhook)}
      caption="Deliveries"
      actions={actions}
      filters={<div className="grow">{children}</div>}
      state={listState(query)}
      emptyText="No deliveries in the last 30 days."
      onRetry={() => void query.refetch()}
      columns={columns}
      rows={query.data?.items ?? []}
      keyOf={({ id }) => id}
      pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
    />
  );
}

function RetryButton({ delivery: { id, event } }: { delivery: WebhookDelivery }) {
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: async () => (await api("retryWebhookDelivery", { params: { id } })).data,
    onSuccess: showDeliveryResult,
    onError: () => showToast("The event couldn't be sent. Please try again.", "alert"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.webhooks }),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={retry.isPending}
      aria-label={`Retry ${event}, delivery ${id}`}
      onClick={() => retry.mutate()}
    >
      Retry
    </Button>
  );
}
