import { screenTexts } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { formatDay } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { useShop } from "~/lib/shop/shop";
import { StatusBadge } from "~/ui/status-badge";
import { SectionLoadError } from "./section-load-error";

const MAX_ORDERS = 10;

type CustomerOrdersProps = {
  /** The customer, or an email address of someone who may have no account, or an order number. */
  filter: { customerId: string } | { search: string };
  /** Searches for all orders, if these are only the newest. */
  email?: string;
  title?: string;
  text?: string;
};

/** The newest orders of a customer; none in showroom mode. */
export function CustomerOrders({ filter, email = "", title = "Orders", text }: CustomerOrdersProps) {
  const headingId = useId();
  const isTrading = useShop().trading;
  const query = { ...filter, limit: MAX_ORDERS };
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
    <section aria-labelledby={headingId} className="pt-10">
      <div className="flex items-center justify-between gap-4 pb-3">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {orders?.length === MAX_ORDERS ? (
          <Link to={`${adminPaths.orders}?search=${encodeURIComponent(email)}`} className="link text-sm">
            All orders
          </Link>
        ) : null}
      </div>
      {text ? <p className="max-w-prose pb-3 text-sm text-ink-soft">{text}</p> : null}
      {isError ? <SectionLoadError what="The orders" onRetry={() => void refetch()} /> : null}
      {!isTrading || orders?.length === 0 ? (
        <p className="text-sm text-ink-soft">{screenTexts.noOrders}</p>
      ) : null}
      <ul>
        {orders?.map((order) => (
          <li
            key={order.id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-t sm:grid-cols-[6rem_6.5rem_1fr_auto] sm:gap-x-4 border-hairline py-2.5 text-sm"
          >
            <Link to={adminPaths.order(order.id)} className="link w-fit">
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
