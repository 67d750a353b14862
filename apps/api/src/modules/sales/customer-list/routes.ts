import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { enqueueUserJob } from "../../platform/jobs";
import type { SalesContext } from "../context";
import { listCustomers } from "./list-customers";

export function customerListRoutes(route: Route, context: SalesContext): void {
  const inTrading = { isAvailable: () => isTrading(context.settings.current) };

  route(
    endpoints.listCustomers,
    async (call) => sendPage(call, await listCustomers(context, call.query)),
    inTrading,
  );
  route(
    endpoints.startCustomerExport,
    ({ query, actor }) => enqueueUserJob(context, { kind: "customers.export", payload: query }, actor),
    inTrading,
  );
}
