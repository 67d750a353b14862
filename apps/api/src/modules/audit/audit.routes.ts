import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { sendPage } from "../../plugins/page-links";
import { listAudit } from "./list-audit";

export function auditRoutes(route: Route, context: AppContext): void {
  route(endpoints.listAudit, async (call) =>
    sendPage(call, await context.replicas.read((db) => listAudit({ ...context, db }, call.query))),
  );
}
