import { Link } from "react-router";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { StatusBadge } from "~/ui/status-badge";
import type { RecentOrder } from "./figures";

const link = (to: string | null, text: string) =>
  to === null ? (
    text
  ) : (
    <Link to={to} className="link">
      {text}
    </Link>
  );

const columns: Column<RecentOrder>[] = [
  { header: "ID", cell: (order) => link(paths.order(order.id), `#${order.number}`) },
  {
    header: "Product ID",
    cell: ({ productId }) => (
      <span title={productId ?? undefined} className="block max-w-16 truncate @4xl:max-w-24">
        {productId === null ? "–" : link(paths.productById(productId), `#${productId}`)}
      </span>
    ),
  },
  {
    header: "Customer Name",
    cell: ({ customerId, customerName }) =>
      link(customerId === null ? null : paths.customer(customerId), customerName),
  },
  { header: "Order Date", cell: ({ date }) => formatDay(date), className: "min-w-13 tabular-nums" },
  { header: "Order Total", cell: ({ total }) => total, className: "tabular-nums" },
  { header: "Shipping Address", cell: ({ address }) => address },
  {
    header: "Order Status",
    cell: ({ status }) => <StatusBadge status={status} />,
  },
];

export function OrdersTable({ caption, orders }: { caption: string; orders: readonly RecentOrder[] }) {
  return <DataTable caption={caption} columns={columns} rows={orders} keyOf={(order) => order.id} />;
}
