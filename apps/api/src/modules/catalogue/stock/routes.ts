import { endpoints } from "@larkwood/contract";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { productTag } from "../products";
import { adjustStock } from "./adjust-stock";
import { adjustStockBySku } from "./adjust-stock-by-sku";
import { listStockMoves } from "./list-stock-moves";
import { watchStock } from "./watch-stock";

export function stockRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.adjustStock, async ({ params, headers, body, actor, reply }) => {
    const adjustment = { id: params.id, form: body, key: headers["idempotency-key"] };
    const product = await adjustStock(context, adjustment, actor);
    reply.header("etag", productTag(product, actor.origin));
    return product;
  });

  route(endpoints.adjustStockBySku, ({ headers, body, actor }) =>
    adjustStockBySku(context, { form: body, key: headers["idempotency-key"] }, actor),
  );

  route(
    endpoints.watchStock,
    async ({ params, query, actor }) => watchStock(context, { ...params, ...query }, actor),
    {
      perMinute: 60,
    },
  );

  route(endpoints.listStockMoves, async (call) =>
    sendPage(call, await listStockMoves(context, { id: call.params.id, ...call.query })),
  );
}
