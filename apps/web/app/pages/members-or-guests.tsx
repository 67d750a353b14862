import { Outlet } from "react-router";
import { WithQueries } from "~/lib/api/with-queries";
import { markPrivate } from "~/lib/session/private-page";
import { useSession } from "~/lib/session/session";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/members-or-guests";
import MembersOnly, { middleware as membersOnly } from "./members-only";

export const middleware: Route.MiddlewareFunction[] = [
  markPrivate,
  ...membersOnly.map<Route.MiddlewareFunction>(
    (guard) => (args, next) =>
      args.context.get(catalogueContext).shop().guestCheckout ? next() : guard(args, next),
  ),
];

/** Layout of cart and checkout: requires a sign-in unless the shop takes orders of guests. */
export default function MembersOrGuests() {
  const { guestCheckout } = useShop();
  const isKnown = useSession((state) => state.status !== "unknown");
  if (!guestCheckout) return <MembersOnly />;
  if (!isKnown) return <Spinner className="min-h-dvh" />;
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  );
}
