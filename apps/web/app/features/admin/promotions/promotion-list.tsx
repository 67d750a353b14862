import type { PromotionReply } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { RowActions } from "~/features/admin/shared/ui/row-actions";
import { useDeleteRow } from "~/features/admin/shared/use-delete-row";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatDay } from "~/lib/format/format";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { describeWhat, describeWhen } from "./describe-promotion";
import { PromotionDialog } from "./promotion-dialog";
import { promotionListOptions } from "./promotion-queries";
import { TryOut } from "./try-out";

// Noon, so that the day is the same in every time zone.
const dayText = (day: string) => formatDay(`${day}T12:00:00`);
const periodText = ({ firstDay, lastDay }: PromotionReply) =>
  `${firstDay ? dayText(firstDay) : "now"} – ${lastDay ? dayText(lastDay) : "no end"}`;

function stateOf({ startsAt, endsAt, maxUses, uses }: PromotionReply): { text: string; tone: BadgeTone } {
  const now = new Date();
  if (endsAt && new Date(endsAt) <= now) return { text: "Ended", tone: "grey" };
  if (maxUses !== null && uses >= maxUses) return { text: "Used up", tone: "grey" };
  if (startsAt && new Date(startsAt) > now) return { text: "Planned", tone: "sky" };
  return { text: "Running", tone: "green" };
}

const columns: Column<PromotionReply>[] = [
  {
    header: "Name",
    cell: (promotion) => (
      <div className="min-w-48">
        <span className="font-medium">{promotion.name}</span>
        <span className="block text-ink-soft">
          {describeWhen(promotion)}: {describeWhat(promotion)}
        </span>
      </div>
    ),
    className: "@max-md:col-span-2",
  },
  { header: "Code", cell: ({ code }) => (code ? <code>{code}</code> : "Automatic") },
  { header: "Valid", cell: periodText, className: "min-w-24" },
  {
    header: "State",
    cell: (promotion) => {
      const { text, tone } = stateOf(promotion);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
  {
    header: "Used",
    cell: ({ uses, maxUses }) => `${uses}${maxUses ? ` of ${maxUses}` : ""}`,
    className: "tabular-nums whitespace-nowrap",
  },
];

/** All promotions, the form that creates and edits them, and the try-out. */
export function PromotionList() {
  const params = useListParams();
  const query = useQuery(promotionListOptions(params.cursor));
  const [editing, setEditing] = useState<{ promotion: PromotionReply | null } | null>(null);
  const { confirm, dialog } = useDeleteRow<PromotionReply>({
    question: "Delete this promotion?",
    confirmLabel: "Delete",
    describe: ({ name }) => `${name}. Orders that have it stay as they are.`,
    send: ({ id }) => api("deletePromotion", { params: { id } }),
    queryKey: queryKeys.promotions,
    failureText: () => "The promotion couldn't be deleted. Please try again.",
  });
  const actions = (promotion: PromotionReply) => (
    <RowActions
      name={promotion.name}
      onEdit={() => setEditing({ promotion })}
      onRemove={() => confirm(promotion)}
    />
  );
  return (
    <>
      <ListFrame
        title="Promotions"
        caption="Promotions"
        actions={
          <Button size="sm" onClick={() => setEditing({ promotion: null })}>
            + Create
          </Button>
        }
        state={listState(query)}
        emptyText="No promotions yet."
        onRetry={() => void query.refetch()}
        columns={[...columns, { header: "Actions", cell: actions }]}
        rows={query.data?.items ?? []}
        keyOf={({ id }) => id}
        pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
      />
      <TryOut />
      {editing ? <PromotionDialog promotion={editing.promotion} onClose={() => setEditing(null)} /> : null}
      {dialog}
    </>
  );
}
