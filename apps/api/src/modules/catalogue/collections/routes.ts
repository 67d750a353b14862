import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { listCollections, listStoredCollections } from "./collections.repo";
import { createCollection, deleteCollection, toAdminCollection, updateCollection } from "./save-collection";
import { getProductCollections, setProductCollections } from "./set-product-collections";

export function collectionRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.listCollections, () => listCollections(context.db));

  route(endpoints.listAdminCollections, async () => {
    const stored = await listStoredCollections(context.db);
    return Promise.all(stored.map((one) => toAdminCollection(context.db, one)));
  });

  route(endpoints.createCollection, ({ body, headers, actor }) =>
    createCollection(context, { form: body, key: headers["idempotency-key"] }, actor),
  );

  route(endpoints.updateCollection, ({ params, body, actor }) => {
    const { version, ...form } = body;
    return updateCollection(context, { id: params.id, version, form }, actor);
  });

  route(endpoints.deleteCollection, async ({ params, actor }) => {
    await deleteCollection(context, params.id, actor);
    return undefined;
  });

  route(endpoints.setProductCollections, ({ params, body, actor }) =>
    setProductCollections(context, { id: params.id, collectionIds: body.collectionIds }, actor),
  );

  route(endpoints.getProductCollections, ({ params }) => getProductCollections(context, params.id));
}
