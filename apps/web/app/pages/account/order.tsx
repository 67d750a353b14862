import { lazy, Suspense } from "react";
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

// Only an Admin of a showroom ever needs the samples.
const SampleOrder = lazy(() =>
  import("~/features/orders/sample-order").then((module) => ({ default: module.SampleOrder })),
);

/** An order for its owner or an Admin; to anybody else it does not exist. A showroom has only the Admin's samples. */
export default function OrderPage() {
  const { id = "" } = useParams();
  const { trading } = useShop();
  const status = useSession((state) => state.status);
  const isAdmin = useSession((state) => state.userRole === "Admin");
  const order = useOrder(id, trading && status === "signed-in");

  if (status === "unknown") return <Spinner className="min-h-[60vh]" />;
  if (!trading && status === "signed-in" && isAdmin) {
    return (
      <Suspense fallback={<Spinner className="min-h-[60vh]" />}>
        <SampleOrder id={id} />
      </Suspense>
    );
  }
  if (!trading || status === "signed-out" || order.isError) return <NotFound />;
  return order.data ? <OrderView order={order.data} /> : <Spinner className="min-h-[60vh]" />;
}
