import { data } from "react-router";
import { GuestOrder } from "~/features/account/orders/guest-order";
import { WithQueries } from "~/lib/api/with-queries";
import { markPrivate } from "~/lib/session/private-page";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { NotFound } from "~/ui/not-found";
import type { Route } from "./+types/guest-order";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, "Order", "Your order and its status."),
  { name: "robots", content: "noindex" },
];

// Not cached: every order would have an entry.
export const middleware: Route.MiddlewareFunction[] = [markPrivate];

/** The server sends the same page for every order: only the browser knows the secret. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

export const clientLoader = () => null;

/** The order of a guest, which the link in the email opens. */
export default function GuestOrderPage({ params }: Route.ComponentProps) {
  if (!useShop().trading) return <NotFound />;
  return (
    <WithQueries>
      <GuestOrder id={params.id} page="order" />
    </WithQueries>
  );
}
