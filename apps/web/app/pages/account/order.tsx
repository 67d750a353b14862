import { useParams } from "react-router";
import { OrderView } from "~/features/orders/order-view";
import { useOrder } from "~/features/orders/use-orders";
import { pageMeta } from "~/lib/page-meta";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop";
import { NotFound } from "~/ui/not-found";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/order";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Order", "What you ordered, and how far it is.");

/** An order for its owner or an Admin; to anybody else, and in a showroom, it does not exist. */
export default function OrderPage() {
  const { id = "" } = useParams();
  const trading = useShop().paymentMethods.length > 0;
  const status = useSession((state) => state.status);
  const order = useOrder(id, trading && status === "signed-in");

  if (!trading || status === "signed-out" || order.isError) return <NotFound />;
  return order.data ? <OrderView order={order.data} /> : <Spinner className="min-h-[60vh]" />;
}
