import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { changeProducts } from "./change-products";
import { startChange } from "./start-change";
import { startUndo } from "./start-undo";

export function bulkRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.changeProducts, ({ body, actor }) => changeProducts(context, body, actor));
  route(endpoints.startBulkChange, ({ body, headers, actor }) =>
    startChange(context, { ...body, key: headers["idempotency-key"] }, actor),
  );
  route(endpoints.undoBulkChange, ({ params, actor }) => startUndo(context, params, actor));
}
