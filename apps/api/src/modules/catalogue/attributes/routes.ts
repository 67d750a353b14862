import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { productTag, toImageUrl } from "../products";
import { listAttributes } from "./attributes.repo";
import { deleteAttribute } from "./delete-attribute";
import { listKinds } from "./list-kinds";
import { saveAttribute } from "./save-attribute";
import { saveProductAttributes } from "./save-product-attributes";

export function attributeRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.listKinds, async ({ actor }) => {
    const toUrl = toImageUrl(actor.origin);
    const kinds = await context.replicas.read(listKinds);
    return kinds.map((kind) => ({ ...kind, imageUrl: toUrl(kind.imageUrl) }));
  });

  route(endpoints.listAttributes, () => listAttributes(context.db));

  route(endpoints.saveAttribute, ({ params, body, actor }) =>
    saveAttribute(context, { key: params.key, form: body }, actor),
  );

  route(endpoints.deleteAttribute, async ({ params, actor }) => {
    await deleteAttribute(context, params.key, actor);
    return undefined;
  });

  route(endpoints.saveProductAttributes, async ({ params, headers, body, actor, reply }) => {
    const { attributes: values, variantId } = body;
    const update = { id: params.id, variantId, values, ifMatch: headers["if-match"] };
    const product = await saveProductAttributes(context, update, actor);
    reply.header("etag", productTag(product, actor.origin));
    return product;
  });
}
