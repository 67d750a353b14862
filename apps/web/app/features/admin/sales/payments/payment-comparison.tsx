import type { AttemptState, PaymentComparison } from "@larkwood/contract";
import { paymentMethodDefinitions } from "@larkwood/domain";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { type Column, DataTable } from "~/features/admin/shared/ui/data-table";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { formatMoment } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";
import { comparisonOptions } from "./payment-queries";
import { useSettleAttempt } from "./use-settle-attempt";

const attemptTexts: Record<AttemptState, string> = {
  open: "Open",
  authorised: "Authorised",
  paid: "Paid",
  refused: "Declined",
  expired: "Expired",
};

const sideText = (side: PaymentComparison["theirs"]) =>
  side
    ? [
        attemptTexts[side.state],
        ...(side.refunded > 0 ? [`${formatSum(side.refunded)} refunded`] : []),
        ...(side.dispute ? [side.dispute === "open" ? "disputed" : `dispute ${side.dispute}`] : []),
      ].join(", ")
    : "No response";

const columns: Column<PaymentComparison>[] = [
  {
    header: "Order",
    cell: ({ orderId, orderNumber }) => (
      <PermittedLink to={adminPaths.order(orderId)} className="link">
        #{orderNumber}
      </PermittedLink>
    ),
  },
  {
    header: "Started",
    cell: ({ startedAt }) => formatMoment(startedAt),
    className: "whitespace-nowrap tabular-nums",
  },
  { header: "Method", cell: ({ method }) => paymentMethodDefinitions[method].label },
  {
    header: "Amount",
    cell: ({ amount }) => formatSum(amount),
    className: "text-right whitespace-nowrap tabular-nums",
  },
  { header: "Shop", cell: ({ ours }) => sideText(ours) },
  { header: "Provider", cell: ({ theirs }) => sideText(theirs) },
];

const resultBadge = ({ agrees, theirs }: PaymentComparison) => {
  if (agrees) return <Badge tone="green">Match</Badge>;
  return <Badge tone={theirs ? "red" : "grey"}>{theirs ? "Mismatch" : "Unknown"}</Badge>;
};

/** Recent online payments compared with the provider's records. A mismatch can be synced. */
export function PaymentComparisonList() {
  const can = useOwnPermissions();
  const query = useQuery(comparisonOptions);
  const settle = useSettleAttempt();
  const rows = query.data ?? [];
  const resultColumn: Column<PaymentComparison> = {
    header: "Result",
    cell: (row) => (
      <span className="flex items-center gap-3">
        {resultBadge(row)}
        {!row.agrees && row.theirs && can("payments.write") ? (
          <Button
            variant="outline"
            size="sm"
            disabled={settle.isPending}
            aria-label={`Sync order ${row.orderNumber}`}
            onClick={() => settle.mutate(row.attemptId)}
          >
            Sync
          </Button>
        ) : null}
      </span>
    ),
  };
  return (
    <>
      <Link to={adminPaths.transactions} className="link inline-flex items-center gap-2 text-sm">
        <AdminIcon name="arrow-left" size={16} />
        Transactions
      </Link>
      <header className="flex flex-wrap items-end justify-between gap-4 pt-4 pb-5">
        <div>
          <h1 className="text-2xl">Reconcile payments</h1>
          <p className="pt-1 text-sm text-ink-soft">
            The last 40 online payments, compared with the payment provider's records.
          </p>
        </div>
        <Button variant="outline" size="sm" disabled={query.isFetching} onClick={() => void query.refetch()}>
          Refresh
        </Button>
      </header>
      {query.isPending ? <Spinner /> : null}
      {query.isError ? <EmptyState title="Nothing to show right now" /> : null}
      {query.data && rows.length === 0 ? <EmptyState title="No online payments yet." /> : null}
      {rows.length > 0 ? (
        <DataTable
          caption="Online payments"
          columns={[...columns, resultColumn]}
          rows={rows}
          keyOf={({ attemptId }) => attemptId}
        />
      ) : null}
    </>
  );
}
