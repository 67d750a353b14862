import { PAYMENT_STATUSES, type Payment } from "@larkwood/contract";
import { isPaidOnline, paymentMethodDefinitions } from "@larkwood/domain";
import { useQuery } from "@tanstack/react-query";
import { listState } from "~/features/admin/shared/list-state";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { formatDay } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { useShop } from "~/lib/shop/shop";
import { LinkButton } from "~/ui/link-button";
import { MarkButton } from "./mark-button";
import { BalanceDue, PaymentBadge, paymentStatusTexts } from "./payment-badge";
import { paymentListOptions } from "./payment-queries";
import { useMarkPayment } from "./use-mark-payment";

type Marking = ReturnType<typeof useMarkPayment>;

const statuses = [
  { value: "", label: "All payments" },
  ...PAYMENT_STATUSES.map((value) => ({ value, label: paymentStatusTexts[value] })),
];

const markColumn = ({ mark, isMarking, wasJustMarked }: Marking): Column<Payment> => ({
  header: "Update status",
  cell: (payment) =>
    isPaidOnline(payment.method) ? (
      <span className="text-ink-soft">Automatic</span>
    ) : (
      <MarkButton
        payment={payment}
        busy={isMarking}
        wasJustMarked={wasJustMarked(payment.id)}
        onMark={(status) => mark({ id: payment.id, status, amount: payment.amount })}
      />
    ),
});

function paymentColumns(marking: Marking | null): Column<Payment>[] {
  return [
    {
      header: "Order",
      cell: (payment) => (
        <PermittedLink to={adminPaths.order(payment.orderId)} className="link">
          #{payment.orderNumber}
        </PermittedLink>
      ),
    },
    { header: "Customer Name", cell: (payment) => payment.customerName },
    { header: "Method", cell: (payment) => paymentMethodDefinitions[payment.method].label },
    {
      header: "Amount",
      cell: (payment) => formatSum(payment.amount),
      className: "text-right whitespace-nowrap tabular-nums",
    },
    {
      header: "Date",
      cell: (payment) => formatDay(payment.createdAt),
      className: "whitespace-nowrap tabular-nums",
    },
    {
      header: "Status",
      cell: (payment) => (
        <>
          <PaymentBadge status={payment.status} />
          {payment.status === "received" && payment.refunded > 0 ? (
            <span className="block pt-1 whitespace-nowrap text-ink-soft">−{formatSum(payment.refunded)}</span>
          ) : null}
          <BalanceDue due={payment.due} />
        </>
      ),
    },
    ...(marking ? [markColumn(marking)] : []),
  ];
}

/** The payment list. Staff mark offline payments as paid or refunded. */
export function PaymentList() {
  const params = useListParams();
  const status = params.get("status");
  const query = useQuery(paymentListOptions({ status, cursor: params.cursor }));
  const marking = useMarkPayment();
  const can = useOwnPermissions();
  const { paymentMethods } = useShop();
  return (
    <ListFrame
      title="Transactions"
      caption="Payments"
      actions={
        paymentMethods.some(isPaidOnline) ? (
          <LinkButton to={adminPaths.compare} variant="outline" size="sm">
            Reconcile
          </LinkButton>
        ) : null
      }
      filters={
        <FilterSelect
          label="Status"
          value={status}
          options={statuses}
          onChoose={(value) => params.set("status", value)}
        />
      }
      state={listState(query)}
      emptyText="No payments found."
      onRetry={() => void query.refetch()}
      columns={paymentColumns(can("payments.write") ? marking : null)}
      rows={query.data?.items ?? []}
      keyOf={(payment) => payment.id}
      pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
    />
  );
}
