import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { imageAddress } from "../products/product.mapper";
import { readDashboard } from "./read-dashboard";

export function dashboardRoutes(route: Route, context: AppContext): void {
  route(endpoints.getDashboard, ({ request }) =>
    readDashboard(context.db, context.clock(), imageAddress(context.originOf(request))),
  );
}
