import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { productTag } from "../products";
import { duplicateProduct } from "./duplicate-product";
import { saveProduct } from "./save-product";

export function productEditorRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.saveProduct, async ({ params, headers, body, actor, reply }) => {
    const input = { id: params.id, form: body, ifMatch: headers["if-match"] };
    const product = await saveProduct(context, input, actor);
    reply.header("etag", productTag(product, actor.origin));
    return product;
  });

  route(endpoints.duplicateProduct, async ({ params, headers, actor, reply }) => {
    const input = { id: params.id, key: headers["idempotency-key"] };
    const product = await duplicateProduct(context, input, actor);
    reply.headers({ etag: productTag(product, actor.origin), location: `/api/admin/products/${product.id}` });
    return product;
  });
}
