import { PAYMENT_STATUSES, type Payment } from "@larkwood/contract";
import { formatPrice } from "@larkwood/domain";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "~/lib/api";
import { formatDay } from "~/lib/format";
import { listState } from "~/lib/list-state";
import { pagerOf } from "~/lib/pager-of";
import { paths } from "~/lib/paths";
import { queryKeys } from "~/lib/query-keys";
import { useListParams } from "~/lib/use-list-params";
import { Button } from "~/ui/button";
import type { Column } from "~/ui/data-table";
import { FilterSelect } from "~/ui/filter-select";
import { ListFrame } from "~/ui/list-frame";
import { notify } from "~/ui/notices";
import { capital, PaymentBadge } from "./payment-badge";
import { paymentListOptions, ROWS_PER_PAGE } from "./sales-queries";

const statuses = [
  { value: "", label: "All payments" },
  ...PAYMENT_STATUSES.map((value) => ({ value, label: capital(value) })),
];
const nextMark: Partial<Record<Payment["status"], { status: "received" | "refunded"; label: string }>> = {
  expected: { status: "received", label: "Mark received" },
  received: { status: "refunded", label: "Mark refunded" },
};

function useMarkPayment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, status }: { id: string; status: "received" | "refunded" }) =>
      (await api("markPayment", { params: { id }, body: { status } })).data,
    onSuccess: (payment) => notify(`Payment of order ${payment.orderNumber} ${payment.status}.`),
    onError: () => notify("The payment could not be marked. Please try again.", "alert"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.payments }),
  });
}

function paymentColumns(
  onMark: (mark: { id: string; status: "received" | "refunded" }) => void,
): Column<Payment>[] {
  return [
    {
      header: "Order",
      cell: (payment) => (
        <Link to={paths.order(payment.orderId)} className="link">
          #{payment.orderNumber}
        </Link>
      ),
    },
    { header: "Customer Name", cell: (payment) => payment.customerName },
    { header: "Method", cell: (payment) => capital(payment.method) },
    {
      header: "Amount",
      cell: (payment) => formatPrice(payment.amount),
      className: "text-right tabular-nums",
    },
    {
      header: "Date",
      cell: (payment) => formatDay(payment.createdAt),
      className: "whitespace-nowrap tabular-nums",
    },
    {
      header: "Status",
      cell: (payment) => <PaymentBadge status={payment.status} />,
    },
    {
      header: "Mark",
      cell: ({ id, status, orderNumber }) => {
        const mark = nextMark[status];
        if (!mark) return <span className="text-ink-soft">–</span>;
        return (
          <Button
            variant="outline"
            size="sm"
            aria-label={`${mark.label}: order ${orderNumber}`}
            onClick={() => onMark({ id, status: mark.status })}
          >
            {mark.label}
          </Button>
        );
      },
    },
  ];
}

/** Payments and refunds; marking one is the owner's word that the money has moved. */
export function PaymentList() {
  const params = useListParams();
  const status = params.get("status");
  const query = useQuery(paymentListOptions({ status, cursor: params.cursor }));
  const mark = useMarkPayment();
  return (
    <ListFrame
      title="Transactions"
      caption="Payments"
      filters={
        <FilterSelect
          label="Status"
          value={status}
          options={statuses}
          onChoose={(word) => params.set("status", word)}
        />
      }
      state={listState(query)}
      emptyText="No payments found."
      onRetry={() => void query.refetch()}
      columns={paymentColumns((change) => mark.mutate(change))}
      rows={query.data?.items ?? []}
      keyOf={(payment) => payment.id}
      pager={pagerOf(params, query.data, ROWS_PER_PAGE)}
    />
  );
}
