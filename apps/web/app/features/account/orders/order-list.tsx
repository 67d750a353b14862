import type { OrderSummary } from "@larkwood/contract";
import { formatDate } from "@larkwood/domain";
import type { Ref } from "react";
import { Link } from "react-router";
import { formatPrice } from "~/lib/format/money";
import { paths } from "~/lib/paths";
import { Picture } from "~/ui/picture";
import { StatusBadge } from "~/ui/status-badge";

type OrderListProps = { orders: readonly OrderSummary[]; ref?: Ref<HTMLUListElement> };

/** Orders as rows, each linking to its page. */
export function OrderList({ orders, ref }: OrderListProps) {
  return (
    <ul ref={ref} className="divide-y divide-hairline border-y border-hairline">
      {orders.map((order) => (
        <li
          key={order.id}
          className="relative grid grid-cols-[4.5rem_1fr_auto] items-center gap-4 py-4 text-sm"
        >
          <Picture src={order.firstLine.imageUrl} alt="" sizes="72px" className="aspect-square w-full" />
          <div className="min-w-0">
            <Link to={paths.order(order.id)} className="font-medium after:absolute after:inset-0">
              Order {order.number}
            </Link>
            <p className="truncate text-ink-soft">
              {order.firstLine.name}
              {order.itemCount > 1 ? ` and ${order.itemCount - 1} more` : ""}
            </p>
            <p className="text-ink-soft">{formatDate(new Date(order.createdAt))}</p>
          </div>
          <div className="grid justify-items-end gap-2">
            <span className="tabular-nums">{formatPrice(order.total)}</span>
            <StatusBadge status={order.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}
