import { Outlet } from "react-router";
import { WithQueries } from "~/lib/api/with-queries";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/members-only-catalogue";
import MembersOnly, { middleware as membersOnly } from "./members-only";

export const middleware: Route.MiddlewareFunction[] = membersOnly.map((guard) => (args, next) => {
  const isPublic = args.context.get(catalogueContext).shop().catalogue === "public";
  return isPublic ? next() : guard(args, next);
});

/** Layout of the product list: requires a sign-in unless the catalogue is public. */
export default function MembersOnlyCatalogue() {
  return useShop().catalogue === "public" ? (
    <WithQueries>
      <Outlet />
    </WithQueries>
  ) : (
    <MembersOnly />
  );
}
