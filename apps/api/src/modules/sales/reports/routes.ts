import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { readDashboard } from "./read-dashboard";

export function dashboardRoutes(route: Route, context: AppContext): void {
  route(endpoints.getDashboard, ({ actor }) => readDashboard(context, undefined, actor));
}
