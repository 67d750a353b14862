import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { createProduct } from "../products/create-product";
import { deleteProduct } from "../products/delete-product";
import { productTag } from "../products/product.mapper";
import { updateProduct } from "../products/update-product";
import type { ProductReplies } from "./product-responses";

export function productRoutes(route: Route, context: AppContext, replies: ProductReplies): void {
  route(endpoints.listProducts, ({ request, query }) => replies.list(request, query), {
    trustToken: true,
    ready: replies.look,
  });

  route(endpoints.suggestProducts, ({ request, query }) => replies.suggestions(request, query.search ?? ""));

  route(endpoints.getFacets, ({ request, query }) => replies.facets(request, query), {
    trustToken: true,
    ready: replies.lookForFacets,
  });

  route(endpoints.getProduct, ({ request, params }) => replies.detail(request, params.id), {
    ready: replies.look,
  });

  route(endpoints.createProduct, async ({ body, headers, author, reply }) => {
    const product = await createProduct(context, { form: body, key: headers["idempotency-key"] }, author);
    reply.headers({ etag: productTag(product, author.origin), location: `/api/products/${product.id}` });
    return product;
  });

  route(endpoints.updateProduct, async ({ body, headers, author, reply }) => {
    const { id, ...form } = body;
    const edit = { id, form, ifMatch: headers["if-match"] };
    const product = await updateProduct(context, edit, author);
    reply.header("etag", productTag(product, author.origin));
    return product;
  });

  route(endpoints.deleteProduct, async ({ body, author }) => {
    await deleteProduct(context, body.id, author);
    return undefined;
  });

  route(endpoints.deleteProductById, async ({ params, author }) => {
    await deleteProduct(context, params.id, author);
    return undefined;
  });
}
