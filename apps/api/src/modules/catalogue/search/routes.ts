import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { createSynonym } from "./create-synonym";
import { deleteSynonym } from "./delete-synonym";
import { listSynonyms } from "./synonyms.repo";
import { updateSynonym } from "./update-synonym";

export function synonymRoutes(route: Route, context: AppContext): void {
  route(endpoints.listSynonyms, () => listSynonyms(context.db));
  route(endpoints.createSynonym, ({ body, headers, author }) =>
    createSynonym(context, { form: body, key: headers["idempotency-key"] }, author),
  );
  route(endpoints.updateSynonym, ({ params, body, author }) =>
    updateSynonym(context, { ...params, ...body }, author),
  );
  route(endpoints.deleteSynonym, async ({ params, author }) => {
    await deleteSynonym(context, params, author);
    return undefined;
  });
}
