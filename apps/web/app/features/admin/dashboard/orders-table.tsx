import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { type Column, DataTable } from "~/features/admin/shared/ui/data-table";
import { formatDay } from "~/lib/format/format";
import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";
import { StatusBadge } from "~/ui/status-badge";
import type { RecentOrder } from "./dashboard-stats";

// The link itself is truncated, so that its touch target doesn't extend under the next cell.
const link = (to: string | null, text: string, className = "") =>
  to === null ? (
    text
  ) : (
    <PermittedLink to={to} title={text} className={cx("link inline-block leading-6", className)}>
      {text}
    </PermittedLink>
  );

const columns: Column<RecentOrder>[] = [
  { header: "ID", cell: (order) => link(order.to, `#${order.number}`) },
  {
    header: "Product ID",
    cell: ({ productId }) =>
      productId === null
        ? "–"
        : link(
            paths.productById(productId),
            `#${productId}`,
            "max-w-16 truncate align-middle @4xl:max-w-24 @5xl:max-w-none",
          ),
  },
  {
    header: "Customer Name",
    cell: ({ customerId, customerName }) =>
      link(customerId === null ? null : paths.customer(customerId), customerName),
    className: "min-w-17 wrap-anywhere",
  },
  { header: "Order Date", cell: ({ date }) => formatDay(date), className: "min-w-13 tabular-nums" },
  { header: "Order Total", cell: ({ total }) => total, className: "whitespace-nowrap tabular-nums" },
  {
    header: "Shipping Address",
    cell: ({ address }) => (
      <span title={address} className="line-clamp-3">
        {address}
      </span>
    ),
    className: "min-w-22 wrap-anywhere",
  },
  {
    header: "Order Status",
    cell: ({ status }) => <StatusBadge status={status} />,
  },
];

export function OrdersTable({ caption, orders }: { caption: string; orders: readonly RecentOrder[] }) {
  return <DataTable caption={caption} columns={columns} rows={orders} keyOf={(order) => order.id} />;
}
