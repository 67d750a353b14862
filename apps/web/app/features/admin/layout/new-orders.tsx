import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatMoment } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";

const query = { status: "PLACED", limit: 6 } as const;
const POLL_MS = 60_000;

/** Unconfirmed orders, newest first. */
export function useNewOrders(enabled: boolean) {
  return useQuery({
    queryKey: queryKeys.orderList({ new: query }),
    queryFn: async ({ signal }) => {
      const { data, headers } = await api("listAllOrders", { query, signal });
      return { orders: data, total: Number(headers.get("x-total-count") ?? data.length) };
    },
    refetchInterval: POLL_MS,
    enabled,
  });
}

type NewOrdersProps = { newOrders: ReturnType<typeof useNewOrders>; onNavigate: () => void };

/** Content of the notifications popover in trading mode. */
export function NewOrders({ newOrders: { data, isError }, onNavigate }: NewOrdersProps) {
  const text = isError ? "Nothing to show right now" : data ? "No new orders." : "Loading";
  return (
    <div>
      <h2 className="px-6 pt-5 text-lg">New orders</h2>
      {data && data.orders.length > 0 ? null : <p className="px-6 pt-2 pb-4 text-sm text-ink-soft">{text}</p>}
      <ul className="pt-2">
        {data?.orders.map((order) => (
          <li key={order.id} className="border-b border-hairline last:border-b-0">
            <Link
              to={adminPaths.order(order.id)}
              onClick={onNavigate}
              className="block px-6 py-2.5 text-sm hover:bg-linen"
            >
              <span className="flex justify-between gap-3">
                <span className="truncate">
                  <span className="font-medium">#{order.number}</span> {order.customerName}
                </span>
                <span className="tabular-nums">{formatSum(order.total)}</span>
              </span>
              <span className="text-xs text-ink-soft">{formatMoment(order.createdAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={`${adminPaths.orders}?status=PLACED`}
        onClick={onNavigate}
        className="block border-t border-hairline px-6 py-3.5 text-sm hover:bg-linen"
      >
        {data && data.total > data.orders.length
          ? `All ${data.total.toLocaleString("en-US")} new orders`
          : "All new orders"}
      </Link>
    </div>
  );
}
