import { screenTexts } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "~/lib/api/api";
import { formatDay } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { StatusBadge } from "~/ui/status-badge";
import { SectionLoadError } from "./section-load-error";

const MAX_ORDERS = 10;

/** The newest orders of a customer; none in showroom mode. */
export function CustomerOrders({ id, email }: { id: string; email: string }) {
  const isTrading = useShop().trading;
  const query = { customerId: id, limit: MAX_ORDERS };
  const {
    data: orders,
    isError,
    refetch,
  } = useQuery({
    queryKey: ["orders", "of-customer", query],
    queryFn: async ({ signal }) => (await api("listAllOrders", { query, signal })).data,
    enabled: isTrading,
  });
  return (
    <section aria-labelledby="customer-orders" className="pt-10">
      <div className="flex items-center justify-between gap-4 pb-3">
        <h2 id="customer-orders" className="text-xl">
          Orders
        </h2>
        {orders?.length === MAX_ORDERS ? (
          <Link to={`${paths.adminOrders}?search=${encodeURIComponent(email)}`} className="link text-sm">
            All orders
          </Link>
        ) : null}
      </div>
      {isError ? <SectionLoadError what="The orders" onRetry={() => void refetch()} /> : null}
      {!isTrading || orders?.length === 0 ? (
        <p className="text-sm text-ink-soft">{screenTexts.noOrders}</p>
      ) : null}
      <ul>
        {orders?.map((order) => (
          <li
            key={order.id}
            className="grid grid-cols-[7rem_7rem_1fr_auto] items-center gap-6 border-t border-hairline py-2.5 text-sm"
          >
            <Link to={paths.adminOrder(order.id)} className="link w-fit">
              Order {order.number}
            </Link>
            <span className="text-ink-soft tabular-nums">{formatDay(order.createdAt)}</span>
            <span>
              <StatusBadge status={order.status} />
            </span>
            <span className="tabular-nums">{formatSum(order.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
