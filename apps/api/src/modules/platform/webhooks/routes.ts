import { endpoints } from "@larkwood/contract";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { PlatformContext } from "../context";
import { createWebhook } from "./create-webhook";
import { deleteWebhook } from "./delete-webhook";
import { listDeliveries } from "./list-deliveries";
import { retryDelivery } from "./retry-delivery";
import { rotateSecret } from "./rotate-secret";
import { testWebhook } from "./test-webhook";
import { updateWebhook } from "./update-webhook";
import { getWebhook, listWebhooks } from "./webhook.repo";

export function webhookRoutes(route: Route, context: PlatformContext): void {
  const { db, clock } = context;
  route(endpoints.listWebhooks, () => listWebhooks(db, clock()));
  route(endpoints.createWebhook, ({ body, actor }) => createWebhook(context, body, actor));
  route(endpoints.getWebhook, ({ params }) => getWebhook(db, params.id, clock()));
  route(endpoints.updateWebhook, ({ params, body, actor }) =>
    updateWebhook(context, { ...body, ...params }, actor),
  );
  route(endpoints.deleteWebhook, async ({ params, actor }) => {
    await deleteWebhook(context, params, actor);
    return undefined;
  });
  route(endpoints.rotateWebhookSecret, ({ params, actor }) => rotateSecret(context, params, actor));
  route(endpoints.testWebhook, ({ params }) => testWebhook(context, params));
  route(endpoints.listWebhookDeliveries, async (call) =>
    sendPage(call, await listDeliveries(context, { ...call.query, ...call.params })),
  );
  route(endpoints.retryWebhookDelivery, ({ params, actor }) => retryDelivery(context, params, actor));
}
