import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { readOrder } from "../orders";
import { revokeGuestLink, sendGuestLink } from "./change-guest-link";
import { claimOrder } from "./claim-order";
import { eraseGuestOrder } from "./erase-guest-order";

// Each request may try a token.
const CLAIM_LIMIT = { perMinute: 60 };

export function guestOrderRoutes(route: Route, context: SalesContext): void {
  route(
    endpoints.claimOrder,
    async ({ body, actor }) => readOrder(context, { id: await claimOrder(context, body, actor) }, actor),
    CLAIM_LIMIT,
  );

  route(endpoints.eraseGuestOrder, async ({ params, actor }) => {
    await eraseGuestOrder(context, params, actor);
    return undefined;
  });

  route(endpoints.sendGuestLink, async ({ params, actor }) => {
    await sendGuestLink(context, params, actor);
    return readOrder(context, params, actor, "orders.write");
  });

  route(endpoints.revokeGuestLink, async ({ params, actor }) => {
    await revokeGuestLink(context, params, actor);
    return readOrder(context, params, actor, "orders.write");
  });
}
