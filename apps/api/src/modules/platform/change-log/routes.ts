import { endpoints } from "@larkwood/contract";
import type { UseCaseContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { listChanges } from "./list-changes";

export function changeLogRoutes(route: Route, context: UseCaseContext): void {
  route(endpoints.listChanges, ({ query, actor }) => listChanges(context, query, actor));
}
