import { data } from "react-router";
import { GuestOrder } from "~/features/account/orders/guest-order";
import { WithQueries } from "~/lib/api/with-queries";
import { markPrivate } from "~/lib/session/private-page";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { NotFound } from "~/ui/not-found";
import type { Route } from "./+types/guest-test-card";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Test card", "A test payment. You won't be charged.");

// Not cached: every order would have an entry.
export const middleware: Route.MiddlewareFunction[] = [markPrivate];

export function loader({ context }: Route.LoaderArgs) {
  const isOffered = context.get(catalogueContext).shop().paymentMethods.includes("test_card");
  return data(null, { status: isOffered ? 200 : 404 });
}

export const clientLoader = () => null;

/** Simulates the page of a payment provider for the order of a guest. */
export default function GuestTestCardPage({ params }: Route.ComponentProps) {
  if (!useShop().paymentMethods.includes("test_card")) return <NotFound />;
  return (
    <WithQueries>
      <GuestOrder id={params.id} page="test-card" />
    </WithQueries>
  );
}
