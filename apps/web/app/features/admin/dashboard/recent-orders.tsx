import type { OrderSummary } from "@larkwood/contract";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { type Column, DataTable } from "~/features/admin/shared/ui/data-table";
import { adminPaths } from "~/lib/admin-paths";
import { formatDay } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { StatusBadge } from "~/ui/status-badge";

const columns: Column<OrderSummary>[] = [
  {
    header: "Order",
    cell: ({ id, number }) => (
      <PermittedLink to={adminPaths.order(id)} className="link inline-block leading-6 tabular-nums">
        #{number}
      </PermittedLink>
    ),
  },
  {
    header: "Customer",
    cell: ({ customerId, customerName }) =>
      customerId ? (
        <PermittedLink to={adminPaths.customer(customerId)} className="link inline-block leading-6">
          {customerName}
        </PermittedLink>
      ) : (
        customerName
      ),
    className: "min-w-17 wrap-anywhere",
  },
  {
    header: "Date",
    cell: ({ createdAt }) => formatDay(createdAt),
    className: "whitespace-nowrap tabular-nums",
  },
  {
    header: "Total",
    cell: ({ total }) => formatSum(total),
    className: "text-right whitespace-nowrap tabular-nums",
  },
  { header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The newest orders of a trading shop, by number. */
export function RecentOrders({ orders }: { orders: readonly OrderSummary[] }) {
  return orders.length === 0 ? (
    <p className="text-sm text-ink-soft">No orders yet.</p>
  ) : (
    <DataTable caption="Recent Orders" columns={columns} rows={orders} keyOf={({ id }) => id} />
  );
}
