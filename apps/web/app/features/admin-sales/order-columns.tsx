import type { OrderStatus, OrderSummary } from "@larkwood/contract";
import { formatPrice, statusBadge } from "@larkwood/domain";
import { Link } from "react-router";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import type { Column } from "~/ui/data-table";
import { StatusBadge } from "~/ui/status-badge";
import { PaymentBadge } from "./payment-badge";

/** Columns of the order list; the last one offers the next step on the way. */
export function orderColumns(
  onMove: (order: OrderSummary, status: OrderStatus) => void,
): Column<OrderSummary>[] {
  return [
    {
      header: "ID",
      cell: (order) => (
        <Link to={paths.order(order.id)} className="link">
          #{order.number}
        </Link>
      ),
    },
    { header: "Product", cell: (order) => <ProductCell order={order} /> },
    {
      header: "Customer Name",
      cell: ({ customerId, customerName }) =>
        customerId ? (
          <Link to={paths.adminCustomer(customerId)} className="link">
            {customerName}
          </Link>
        ) : (
          customerName
        ),
    },
    {
      header: "Order Date",
      cell: (order) => formatDay(order.createdAt),
      className: "whitespace-nowrap tabular-nums",
    },
    {
      header: "Order Total",
      cell: (order) => formatPrice(order.total),
      className: "text-right tabular-nums",
    },
    {
      header: "Shipping Address",
      cell: (order) => <span className="line-clamp-2">{order.shippingAddress}</span>,
    },
    { header: "Order Status", cell: (order) => <StatusBadge status={order.status} /> },
    { header: "Payment", cell: (order) => <PaymentBadge status={order.paymentStatus} /> },
    { header: "Next step", cell: (order) => <NextStep order={order} onMove={onMove} /> },
  ];
}

function ProductCell({ order }: { order: OrderSummary }) {
  const { productId, name } = order.firstLine;
  const more = order.itemCount > 1 ? ` +${order.itemCount - 1}` : "";
  return (
    <span className="block max-w-48 truncate">
      {productId ? (
        <Link to={paths.product(productId)} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
      {more}
    </span>
  );
}

type NextStepProps = { order: OrderSummary; onMove: (order: OrderSummary, status: OrderStatus) => void };

function NextStep({ order, onMove }: NextStepProps) {
  const [next] = order.nextStatuses;
  if (!next) return <span className="text-ink-soft">–</span>;
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`${statusBadge(next).text}: order ${order.number}`}
      onClick={() => onMove(order, next)}
    >
      {statusBadge(next).text}
    </Button>
  );
}
