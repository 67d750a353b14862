import { endpoints } from "@larkwood/contract";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { exportSubscribers } from "./export-subscribers";
import { listSubscribers } from "./list-subscribers";
import { subscribe } from "./subscribe";
import { unsubscribe } from "./unsubscribe";

export function newsletterRoutes(route: Route, context: IdentityContext): void {
  route(
    endpoints.subscribe,
    async ({ body }) => {
      await subscribe(context, { email: body.email.toLowerCase() });
      return { msg: "Thank you for subscribing" };
    },
    { perMinute: 300 },
  );

  route(endpoints.listSubscribers, async (call) =>
    sendPage(call, await context.replicas.read((db) => listSubscribers({ db }, call.query))),
  );

  route(endpoints.exportSubscribers, async ({ query, reply }) => {
    reply.header("content-disposition", 'attachment; filename="subscribers.csv"');
    return exportSubscribers(context, query);
  });
}

/** For a scope that ignores bodies: mail programs send a form. */
export function unsubscribeRoutes(route: Route, context: IdentityContext): void {
  route(
    endpoints.unsubscribe,
    async ({ params }) => {
      await unsubscribe(context, params);
      return undefined;
    },
    { perMinute: 60 },
  );
}
