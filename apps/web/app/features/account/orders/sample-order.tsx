import { formatDate } from "@larkwood/domain";
import { Link } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { paths } from "~/lib/paths";
import { sampleOrders } from "~/lib/shop/showroom-samples";
import { NotFound } from "~/ui/not-found";
import { StatusBadge } from "~/ui/status-badge";

/** A sample order of showroom mode, linked from the admin tables. */
export function SampleOrder({ id }: { id: string }) {
  const order = sampleOrders.find((sample) => sample.id === id);
  if (!order) return <NotFound />;
  const details = [
    [
      "Customer",
      <Link key="c" to={paths.customer(order.customer_id)} className="link">
        {order.customer_name}
      </Link>,
    ],
    [
      "Product",
      <Link key="p" to={paths.productById(order.product_id)} className="link">
        View the product
      </Link>,
    ],
    ["Order Total", order.order_total],
    ["Shipping Address", order.shipment_address],
  ] as const;
  return (
    <div className="page grid gap-10 py-10 lg:py-16">
      <header>
        <p className="caps text-clay">{formatDate(new Date(order.order_date))}</p>
        <h1 className="mt-3 flex flex-wrap items-center gap-4 text-3xl">
          Order {order.id} <StatusBadge status={order.current_order_status} />
        </h1>
        <p className="mt-4 max-w-prose text-sm text-ink-soft">
          This is a sample order. Real orders appear here once a payment method is set up.
        </p>
      </header>
      <dl className="grid gap-6 border-y border-hairline py-8 sm:grid-cols-2 lg:grid-cols-4">
        {details.map(([term, value]) => (
          <div key={term}>
            <dt className="caps text-ink-soft">{term}</dt>
            <dd className="pt-1">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={adminPaths.orders} className="link w-fit text-sm">
        All orders
      </Link>
    </div>
  );
}
