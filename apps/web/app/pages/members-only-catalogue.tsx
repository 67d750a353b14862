import { Outlet } from "react-router";
import { WithQueries } from "~/lib/api/with-queries";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/members-only-catalogue";
import MembersOnly, { middleware as membersOnly } from "./members-only";

export const middleware: Route.MiddlewareFunction[] = membersOnly.map((guard) => (args, next) => {
  const isOpen = args.context.get(catalogueContext).shop().catalogue === "public";
  return isOpen ? next() : guard(args, next);
});

/** The list of products: for members, unless the shop has opened it to every visitor. */
export default function MembersOnlyCatalogue() {
  return useShop().catalogue === "public" ? (
    <WithQueries>
      <Outlet />
    </WithQueries>
  ) : (
    <MembersOnly />
  );
}
