import { endpoints } from "@larkwood/contract";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { productTag } from "../products";
import { readAdminProduct } from "./admin-product";
import { listAdminProducts } from "./list-admin-products";
import { listUnpublished } from "./list-unpublished";
import { setPublishing } from "./set-publishing";
import { setSalePrices } from "./set-sale-prices";

export function scheduleRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.getAdminProduct, async ({ params, actor, reply }) => {
    const product = await readAdminProduct(context.db, params.id, actor.origin);
    reply.header("etag", productTag(product, actor.origin));
    return product;
  });

  route(endpoints.listAdminProducts, async (call) =>
    sendPage(call, await listAdminProducts(context, call.query, call.actor.origin)),
  );

  route(endpoints.listUnpublished, async (call) =>
    sendPage(call, await listUnpublished(context, call.query, call.actor.origin)),
  );

  route(endpoints.setPublishing, ({ params, body, actor }) =>
    setPublishing(context, { id: params.id, form: body }, actor),
  );

  route(endpoints.setSalePrices, ({ params, body, actor }) =>
    setSalePrices(context, { id: params.id, form: body }, actor),
  );
}
