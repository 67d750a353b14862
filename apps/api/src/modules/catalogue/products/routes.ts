import { endpoints, newProductSchemas, productPatchSchemas, productUpdateSchemas } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { createProduct } from "./create-product";
import { deleteProduct } from "./delete-product";
import { productTag } from "./product.mapper";
import { savePictures } from "./save-images";
import { saveSearchTexts } from "./save-seo-texts";
import { updateProduct } from "./update-product";

export function productRoutes(route: Route, context: CatalogueContext): void {
  const mode = () => (isTrading(context.settings.current) ? "trading" : "showroom");

  route(endpoints.savePictures, async ({ params, headers, body, actor, reply }) => {
    const input = { id: params.id, form: body, ifMatch: headers["if-match"] };
    const product = await savePictures(context, input, actor);
    reply.header("etag", productTag(product, actor.origin));
    return product;
  });

  route(endpoints.saveSearchTexts, async ({ params, headers, body, actor, reply }) => {
    const input = { id: params.id, form: body, ifMatch: headers["if-match"] };
    const product = await saveSearchTexts(context, input, actor);
    reply.header("etag", productTag(product, actor.origin));
    return product;
  });

  route(
    endpoints.createProduct,
    async ({ body, headers, actor, reply }) => {
      const product = await createProduct(context, { form: body, key: headers["idempotency-key"] }, actor);
      reply.headers({ etag: productTag(product, actor.origin), location: `/api/products/${product.id}` });
      return product;
    },
    { bodySchema: () => newProductSchemas[mode()] },
  );

  route(
    endpoints.updateProduct,
    async ({ body, headers, actor, reply }) => {
      const { id, ...change } = body;
      const input = { id, change, ifMatch: headers["if-match"] };
      const product = await updateProduct(context, input, actor);
      reply.header("etag", productTag(product, actor.origin));
      return product;
    },
    { bodySchema: () => productUpdateSchemas[mode()] },
  );

  route(
    endpoints.patchProduct,
    async ({ params, body, headers, actor, reply }) => {
      const input = { id: params.id, change: body, ifMatch: headers["if-match"] };
      const product = await updateProduct(context, input, actor);
      reply.header("etag", productTag(product, actor.origin));
      return product;
    },
    { bodySchema: () => productPatchSchemas[mode()] },
  );

  route(endpoints.deleteProduct, async ({ body, actor }) => {
    await deleteProduct(context, body.id, actor);
    return undefined;
  });

  route(endpoints.deleteProductById, async ({ params, actor }) => {
    await deleteProduct(context, params.id, actor);
    return undefined;
  });
}
