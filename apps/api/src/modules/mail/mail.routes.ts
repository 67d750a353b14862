import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { sendPage } from "../../plugins/page-links";
import { listMails } from "./list-mails";

export function mailRoutes(route: Route, context: AppContext): void {
  route(endpoints.listMails, async (call) => sendPage(call, await listMails(context, call.query)));
}
