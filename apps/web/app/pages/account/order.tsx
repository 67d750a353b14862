import { lazy, Suspense } from "react";
import { data, useLocation, useParams, useSearchParams } from "react-router";
import { OrderView } from "~/features/account/orders/order-view";
import { ThankYou } from "~/features/account/orders/thank-you";
import { useOrder } from "~/features/account/orders/use-orders";
import { WithQueries } from "~/lib/api/with-queries";
import { findVisitor } from "~/lib/session/find-visitor";
import { markPrivate } from "~/lib/session/private-page";
import { useSession } from "~/lib/session/session";
import { visitorContext } from "~/lib/session/visitor-context";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { sampleOrders } from "~/lib/shop/showroom-samples";
import { NotFound } from "~/ui/not-found";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/order";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Order", "Your order and its status.");

export const middleware: Route.MiddlewareFunction[] = [markPrivate];

/** Returns 404 to visitors without access. If the server cannot identify the visitor, the browser decides. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visitor = await findVisitor({ request, context });
  if (visitor === "anonymous") throw data(null, 404);
  if (visitor === "unknown") return null;
  const isTrading = context.get(catalogueContext).shop().trading;
  const isVisible = isTrading
    ? await context.get(visitorContext).hasOrder(params.id, visitor)
    : visitor.role === "Admin" && sampleOrders.some(({ id }) => id === params.id);
  if (!isVisible) throw data(null, 404);
  return null;
}

// Client-side navigation needs no server check: the browser knows the user.
export const clientLoader = () => null;

// Loaded only for an admin in showroom mode.
const SampleOrder = lazy(() =>
  import("~/features/account/orders/sample-order").then((module) => ({ default: module.SampleOrder })),
);

/** An order, visible to its customer and to admins. Showroom mode has only sample orders, for admins. */
export default function OrderPage() {
  return (
    <WithQueries>
      <OrderContent />
    </WithQueries>
  );
}

function OrderContent() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const hasReturned = search.get("paid") === "1";
  const isPlaced = useLocation().state?.placed === true;
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
  if (!order.data) return <Spinner className="min-h-[60vh]" />;
  const isNew = isPlaced || (hasReturned && order.data.paymentStatus === "received" && order.data.due === 0);
  return (
    <>
      {isNew && order.data.status === "PLACED" ? <ThankYou order={order.data} /> : null}
      <OrderView order={order.data} />
    </>
  );
}
