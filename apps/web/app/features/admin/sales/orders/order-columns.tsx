import type { OrderStatus, OrderSummary } from "@larkwood/contract";
import { Link } from "react-router";
import { BalanceDue, PaymentBadge } from "~/features/admin/sales/payments/payment-badge";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { ProductLink } from "~/features/admin/shared/product-link";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { adminPaths } from "~/lib/admin-paths";
import { formatDay } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { Badge } from "~/ui/badge";
import { StatusBadge } from "~/ui/status-badge";
import { StatusActionButton } from "./status-action-button";

type StatusActions = {
  onChangeStatus: (order: OrderSummary, status: OrderStatus) => void;
  wasJustChanged: (id: string) => boolean;
};

/** Columns of the order list. With `statusActions`, the last column offers the next status. */
export function orderColumns(statusActions: StatusActions | null): Column<OrderSummary>[] {
  return [
    {
      header: "ID",
      cell: (order) => (
        <Link to={adminPaths.order(order.id)} className="link">
          #{order.number}
        </Link>
      ),
    },
    { header: "Product", cell: (order) => <ProductCell order={order} /> },
    {
      header: "Customer Name",
      cell: ({ customerId, customerName, guest }) =>
        customerId ? (
          <PermittedLink to={adminPaths.customer(customerId)} className="link">
            {customerName}
          </PermittedLink>
        ) : (
          <>
            {customerName} {guest ? <Badge tone="grey">Guest</Badge> : null}
          </>
        ),
      // Long names wrap, so that the status button stays visible.
      className: "min-w-17 wrap-anywhere @4xl:min-w-26",
    },
    {
      header: "Order Date",
      cell: (order) => formatDay(order.createdAt),
      className: "whitespace-nowrap tabular-nums",
    },
    {
      header: "Order Total",
      cell: (order) => formatSum(order.total),
      className: "text-right whitespace-nowrap tabular-nums",
    },
    {
      header: "Shipping Address",
      cell: (order) => <span className="line-clamp-2">{order.shippingAddress}</span>,
      // Too narrow for an address; the order page shows it.
      className: "hidden @5xl:table-cell",
    },
    { header: "Order Status", cell: (order) => <StatusBadge status={order.status} /> },
    {
      header: "Payment",
      cell: (order) => (
        <>
          <PaymentBadge status={order.paymentStatus} />
          <BalanceDue due={order.due} />
        </>
      ),
    },
    ...(statusActions
      ? [
          {
            header: "Update status",
            cell: (order: OrderSummary) => <NextStatusButton order={order} {...statusActions} />,
            // Fits the longest label in two lines.
            className: "min-w-30",
          },
        ]
      : []),
  ];
}

function ProductCell({ order }: { order: OrderSummary }) {
  const { productId, name } = order.firstLine;
  const more = order.itemCount > 1 ? ` +${order.itemCount - 1}` : "";
  return (
    <span className="block max-w-32 truncate @4xl:max-w-48" title={name}>
      {productId ? <ProductLink id={productId}>{name}</ProductLink> : name}
      {more}
    </span>
  );
}

function NextStatusButton({
  order,
  onChangeStatus,
  wasJustChanged,
}: StatusActions & { order: OrderSummary }) {
  const [first] = order.nextStatuses;
  const next = order.nextStatuses.find((status) => status !== "CANCELLED") ?? first;
  if (wasJustChanged(order.id)) return <span className="text-ink-soft">Updated</span>;
  // Don't offer to cancel an order only because its balance blocks the next status.
  if (!next || (order.due > 0 && next === "CANCELLED")) return <span className="text-ink-soft">–</span>;
  return (
    <StatusActionButton
      status={next}
      about={`order ${order.number}`}
      onClick={() => onChangeStatus(order, next)}
    />
  );
}
