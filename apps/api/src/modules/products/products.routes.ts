import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { authorOf } from "./author";
import { createProduct } from "./create-product";
import { deleteProduct } from "./delete-product";
import { productTag } from "./product.mapper";
import { createProductReplies } from "./product-replies";
import { updateProduct } from "./update-product";

export function productRoutes(route: Route, context: AppContext): void {
  const replies = createProductReplies(context);

  route(endpoints.listProducts, ({ request, query }) => replies.list(request, query), {
    trustToken: true,
    ready: replies.peek,
  });

  route(endpoints.getProduct, ({ request, params }) => replies.detail(request, params.id), {
    ready: replies.peek,
  });

  route(endpoints.createProduct, async ({ body, caller, request, reply }) => {
    const product = await createProduct(context, body, authorOf(context, caller, request));
    reply.headers({ etag: productTag(product), location: `/api/products/${product.id}` });
    return product;
  });

  route(endpoints.updateProduct, async ({ body, headers, caller, request, reply }) => {
    const { id, ...form } = body;
    const edit = { id, form, ifMatch: headers["if-match"] };
    const product = await updateProduct(context, edit, authorOf(context, caller, request));
    reply.header("etag", productTag(product));
    return product;
  });

  route(endpoints.deleteProduct, async ({ body, caller, request }) => {
    await deleteProduct(context, body.id, authorOf(context, caller, request));
    return undefined;
  });

  route(endpoints.deleteProductById, async ({ params, caller, request }) => {
    await deleteProduct(context, params.id, authorOf(context, caller, request));
    return undefined;
  });
}
