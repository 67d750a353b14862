import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { productTag } from "../products";
import { saveVariants } from "./save-variants";

export function variantRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.saveVariants, async ({ params, headers, body, actor, reply }) => {
    const update = { id: params.id, form: body, ifMatch: headers["if-match"] };
    const product = await saveVariants(context, update, actor);
    reply.header("etag", productTag(product, actor.origin));
    return product;
  });
}
