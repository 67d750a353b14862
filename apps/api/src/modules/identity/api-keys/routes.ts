import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { listApiKeys } from "./api-key.repo";
import { createApiKey } from "./create-api-key";
import { deleteApiKey } from "./delete-api-key";

export function apiKeyRoutes(route: Route, context: IdentityContext): void {
  route(endpoints.listApiKeys, () => listApiKeys(context.db));
  route(endpoints.createApiKey, ({ body, actor }) => createApiKey(context, body, actor));
  route(endpoints.deleteApiKey, async ({ params, actor }) => {
    await deleteApiKey(context, params, actor);
    return undefined;
  });
}
