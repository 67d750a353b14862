import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { pageHeaders } from "../../plugins/page-links";
import { listAudit } from "./list-audit";

export function auditRoutes(route: Route, { db }: AppContext): void {
  route(endpoints.listAudit, async ({ query, request, reply }) => {
    const page = await listAudit(db, query);
    reply.headers(pageHeaders(request, page));
    return page.items;
  });
}
