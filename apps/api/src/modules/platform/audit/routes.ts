import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { listAudit } from "./list-audit";

export function auditRoutes(route: Route, context: AppContext): void {
  route(endpoints.listAudit, async (call) =>
    sendPage(call, await context.replicas.read((db) => listAudit({ ...context, db }, call.query))),
  );
}
