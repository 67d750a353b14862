import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { findCart } from "./cart.repo";
import { listCarts } from "./list-carts";
import { saveCart } from "./save-cart";

export function cartRoutes(route: Route, context: SalesContext): void {
  const isAvailable = () => isTrading(context.settings.current);

  route(endpoints.getCart, ({ caller }) => findCart(context.db, caller.userId), { isAvailable });

  route(endpoints.listCarts, async (call) => sendPage(call, await listCarts(context, call.query)), {
    isAvailable,
  });

  route(endpoints.saveCart, ({ body, actor }) => saveCart(context, body, actor), { isAvailable });
}
