import { data, useParams } from "react-router";
import { TestCard } from "~/features/account/orders/test-card";
import { useOrder } from "~/features/account/orders/use-orders";
import { WithQueries } from "~/lib/api/with-queries";
import { findVisitor } from "~/lib/session/find-visitor";
import { markPrivate } from "~/lib/session/private-page";
import { useSession } from "~/lib/session/session";
import { visitorContext } from "~/lib/session/visitor-context";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { NotFound } from "~/ui/not-found";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/test-card";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Test card", "A test payment. You won't be charged.");

export const middleware: Route.MiddlewareFunction[] = [markPrivate];

/** Returns 404 if the shop does not offer the test card, or to visitors without access to the order. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!context.get(catalogueContext).shop().paymentMethods.includes("test_card")) throw data(null, 404);
  const visitor = await findVisitor({ request, context });
  if (visitor === "anonymous") throw data(null, 404);
  if (visitor === "unknown") return null;
  if (!(await context.get(visitorContext).hasOrder(params.id, visitor))) throw data(null, 404);
  return null;
}

export const clientLoader = () => null;

/** Simulates a payment provider's page: the tester chooses the outcome. */
export default function TestCardPage() {
  return (
    <WithQueries>
      <TestCardContent />
    </WithQueries>
  );
}

function TestCardContent() {
  const { id = "" } = useParams();
  const isOffered = useShop().paymentMethods.includes("test_card");
  const status = useSession((state) => state.status);
  const order = useOrder(id, isOffered && status === "signed-in");
  if (status === "unknown") return <Spinner className="min-h-[60vh]" />;
  if (!isOffered || status === "signed-out" || order.isError) return <NotFound />;
  if (!order.data) return <Spinner className="min-h-[60vh]" />;
  return <TestCard order={order.data} />;
}
