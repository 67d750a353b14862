import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { readDashboard } from "./read-dashboard";

export function dashboardRoutes(route: Route, context: SalesContext): void {
  route(endpoints.getDashboard, ({ actor }) => readDashboard(context, undefined, actor));
}
