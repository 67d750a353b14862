import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import { pageHeaders } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { productTag } from "../products";
import { readOfficeProduct } from "./admin-product";
import { listUnpublished } from "./list-unpublished";
import { setPublishing } from "./set-publishing";
import { setSalePrices } from "./set-sale-prices";

export function scheduleRoutes(route: Route, context: AppContext): void {
  route(endpoints.getOfficeProduct, async ({ params, author, reply }) => {
    const product = await readOfficeProduct(context.db, params.id, author.origin);
    reply.header("etag", productTag(product, author.origin));
    return product;
  });

  route(endpoints.listUnpublished, async ({ query, author, request, reply }) => {
    const page = await listUnpublished(context, query, author.origin);
    reply.headers(pageHeaders(request, page));
    return page.items;
  });

  route(endpoints.setPublishing, ({ params, body, author }) =>
    setPublishing(context, { id: params.id, form: body }, author),
  );

  route(endpoints.setSalePrices, ({ params, body, author }) =>
    setSalePrices(context, { id: params.id, form: body }, author),
  );
}
