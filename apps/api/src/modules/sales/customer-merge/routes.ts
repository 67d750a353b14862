import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { mergeCustomers, previewMerge } from "./merge-customers";

export function customerMergeRoutes(route: Route, context: SalesContext): void {
  const inTrading = { isAvailable: () => isTrading(context.settings.current) };

  route(
    endpoints.previewCustomerMerge,
    ({ params, query, actor }) => previewMerge(context, { ...params, ...query }, actor),
    inTrading,
  );
  route(
    endpoints.mergeCustomers,
    ({ params, body, actor }) => mergeCustomers(context, { ...params, ...body }, actor),
    inTrading,
  );
}
