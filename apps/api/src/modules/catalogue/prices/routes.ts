import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { setPricesBySku } from "./set-prices-by-sku";

export function priceRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.setPricesBySku, ({ headers, body, actor }) =>
    setPricesBySku(context, { form: body, key: headers["idempotency-key"] }, actor),
  );
}
