import { endpoints } from "@larkwood/contract";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { PlatformContext } from "../context";
import { listAudit } from "./list-audit";

export function auditRoutes(route: Route, context: PlatformContext): void {
  route(endpoints.listAudit, async (call) =>
    sendPage(call, await context.replicas.read((db) => listAudit({ ...context, db }, call.query))),
  );
}
