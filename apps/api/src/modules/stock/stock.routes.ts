import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { productTag } from "../products";
import { adjustStock } from "./adjust-stock";

export function stockRoutes(route: Route, context: AppContext): void {
  route(endpoints.adjustStock, async ({ params, body, author, reply }) => {
    const product = await adjustStock(context, { id: params.id, form: body }, author);
    reply.header("etag", productTag(product, author.origin));
    return product;
  });
}
