import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { productTag } from "../products";
import { saveVariants } from "./save-variants";

export function variantRoutes(route: Route, context: AppContext): void {
  route(endpoints.saveVariants, async ({ params, headers, body, author, reply }) => {
    const saving = { id: params.id, form: body, ifMatch: headers["if-match"] };
    const product = await saveVariants(context, saving, author);
    reply.header("etag", productTag(product, author.origin));
    return product;
  });
}
