import type { Coupon } from "@larkwood/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatDay } from "~/lib/format/format";
import { formatPrice } from "~/lib/format/money";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";
import { CouponDialog } from "./coupon-dialog";
import { couponListOptions } from "./coupon-queries";

const hasEnded = ({ endsAt }: Coupon) => endsAt !== null && new Date(endsAt) <= new Date();
// Noon, so that the day is the same in every time zone.
const dayText = (day: string) => formatDay(`${day}T12:00:00`);
const periodText = ({ firstDay, lastDay }: Coupon) =>
  `${firstDay ? dayText(firstDay) : "now"} – ${lastDay ? dayText(lastDay) : "no end"}`;

function couponColumns(onEnd: (coupon: Coupon) => void): Column<Coupon>[] {
  return [
    { header: "Code", cell: (coupon) => <code>{coupon.code}</code> },
    {
      header: "Discount",
      cell: ({ kind, value }) => (kind === "percent" ? `${value}%` : formatPrice(value)),
      className: "tabular-nums",
    },
    { header: "Minimum order", cell: (coupon) => formatPrice(coupon.minTotal), className: "tabular-nums" },
    { header: "Valid", cell: periodText, className: "whitespace-nowrap" },
    {
      header: "Used",
      cell: ({ uses, maxUses }) => `${uses}${maxUses ? ` of ${maxUses}` : ""}`,
      className: "tabular-nums",
    },
    { header: "Per customer", cell: ({ maxUsesPerUser }) => maxUsesPerUser ?? "unlimited" },
    {
      header: "End",
      cell: (coupon) =>
        hasEnded(coupon) ? (
          <span className="text-ink-soft">Ended</span>
        ) : (
          <Button variant="outline" size="sm" aria-label={`End ${coupon.code}`} onClick={() => onEnd(coupon)}>
            End now
          </Button>
        ),
    },
  ];
}

export function CouponList() {
  const params = useListParams();
  const query = useQuery(couponListOptions(params.cursor));
  const [creating, setCreating] = useState(false);
  const [ending, setEnding] = useState<Coupon | null>(null);
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => api("endCoupon", { params: { id } }),
    onError: () => showToast("The coupon couldn't be ended. Please try again.", "alert"),
    onSettled: () => {
      setEnding(null);
      return queryClient.invalidateQueries({ queryKey: queryKeys.coupons });
    },
  });

  return (
    <>
      <ListFrame
        title="Coupons"
        caption="Coupons"
        actions={
          <Button size="sm" onClick={() => setCreating(true)}>
            + Create
          </Button>
        }
        state={listState(query)}
        emptyText="No coupons yet."
        onRetry={() => void query.refetch()}
        columns={couponColumns(setEnding)}
        rows={query.data?.items ?? []}
        keyOf={(coupon) => coupon.id}
        pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
      />
      <CouponDialog open={creating} onClose={() => setCreating(false)} />
      <ConfirmDialog
        open={ending !== null}
        question="End this coupon?"
        confirmLabel="End coupon"
        busy={end.isPending}
        onCancel={() => setEnding(null)}
        onConfirm={() => ending && end.mutate(ending.id)}
      >
        {ending?.code}
      </ConfirmDialog>
    </>
  );
}
