import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { changeProducts } from "./change-products";
import { startChange } from "./start-change";
import { startUndo } from "./start-undo";

export function bulkRoutes(route: Route, context: AppContext): void {
  route(endpoints.changeProducts, ({ body, author }) => changeProducts(context, body, author));
  route(endpoints.startBulkChange, ({ body, headers, author }) =>
    startChange(context, { ...body, key: headers["idempotency-key"] }, author),
  );
  route(endpoints.undoBulkChange, ({ params, author }) => startUndo(context, params, author));
}
