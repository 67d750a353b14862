import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { listCollections, listStored } from "./collections.repo";
import { createCollection, deleteCollection, toOffice, updateCollection } from "./save-collection";
import { getProductCollections, setProductCollections } from "./set-product-collections";

export function collectionRoutes(route: Route, context: AppContext): void {
  route(endpoints.listCollections, () => listCollections(context.db));

  route(endpoints.listOfficeCollections, async () => {
    const stored = await listStored(context.db);
    return Promise.all(stored.map((one) => toOffice(context.db, one)));
  });

  route(endpoints.createCollection, ({ body, headers, author }) =>
    createCollection(context, { form: body, key: headers["idempotency-key"] }, author),
  );

  route(endpoints.updateCollection, ({ params, body, author }) => {
    const { version, ...form } = body;
    return updateCollection(context, { id: params.id, version, form }, author);
  });

  route(endpoints.deleteCollection, async ({ params, author }) => {
    await deleteCollection(context, params.id, author);
    return undefined;
  });

  route(endpoints.setProductCollections, ({ params, body, author }) =>
    setProductCollections(context, { id: params.id, collectionIds: body.collectionIds }, author),
  );

  route(endpoints.getProductCollections, ({ params }) => getProductCollections(context, params.id));
}
