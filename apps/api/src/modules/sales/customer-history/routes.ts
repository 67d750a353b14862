import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { readCustomerHistory } from "./read-customer-history";

export function customerHistoryRoutes(route: Route, context: SalesContext): void {
  route(endpoints.getCustomerHistory, ({ params, actor }) => readCustomerHistory(context, params, actor), {
    isAvailable: () => isTrading(context.settings.current),
  });
}
