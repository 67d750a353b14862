import { endpoints } from "@larkwood/contract";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { PlatformContext } from "../context";
import { listMails } from "./list-mails";
import { resendMail } from "./resend-mail";
import { sampleMail } from "./sample-mail";
import { sendTestMail } from "./send-test-mail";
import { toSenderProfile } from "./sender-profile";

export function mailRoutes(route: Route, context: PlatformContext): void {
  route(endpoints.resendMail, async ({ params, actor }) => {
    await resendMail(context, params, actor);
    return undefined;
  });
  route(endpoints.listMails, async (call) =>
    sendPage(call, await context.replicas.read((db) => listMails({ ...context, db }, call.query))),
  );
  route(endpoints.sendTestMail, ({ actor }) => sendTestMail(context, null, actor));
  route(endpoints.sendSampleMail, ({ body, actor }) => sendTestMail(context, body, actor));
  route(endpoints.previewMail, async ({ body }) => {
    const { subject, body: text, html = "" } = sampleMail(body, "", toSenderProfile(context));
    return { subject, body: text, html };
  });
}
