import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { createSynonym } from "./create-synonym";
import { deleteSynonym } from "./delete-synonym";
import { listSynonyms } from "./synonyms.repo";
import { updateSynonym } from "./update-synonym";

export function synonymRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.listSynonyms, () => listSynonyms(context.db));
  route(endpoints.createSynonym, ({ body, headers, actor }) =>
    createSynonym(context, { form: body, key: headers["idempotency-key"] }, actor),
  );
  route(endpoints.updateSynonym, ({ params, body, actor }) =>
    updateSynonym(context, { ...params, ...body }, actor),
  );
  route(endpoints.deleteSynonym, async ({ params, actor }) => {
    await deleteSynonym(context, params, actor);
    return undefined;
  });
}
