import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { authorOf } from "../products/author";
import { productTag } from "../products/product.mapper";
import { adjustStock } from "./adjust-stock";

export function stockRoutes(route: Route, context: AppContext): void {
  route(endpoints.adjustStock, async ({ params, body, caller, request, reply }) => {
    const product = await adjustStock(
      context,
      { id: params.id, form: body },
      authorOf(context, caller, request),
    );
    reply.header("etag", productTag(product));
    return product;
  });
}
