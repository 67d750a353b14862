import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { listMails } from "./list-mails";
import { resendMail } from "./resend-mail";
import { sampleMail } from "./sample-mail";
import { sendTestMail } from "./send-test-mail";
import { houseOf } from "./sender-profile";

export function mailRoutes(route: Route, context: AppContext): void {
  route(endpoints.resendMail, async ({ params, author }) => {
    await resendMail(context, params, author);
    return undefined;
  });
  route(endpoints.listMails, async (call) =>
    sendPage(call, await context.replicas.read((db) => listMails({ ...context, db }, call.query))),
  );
  route(endpoints.sendTestMail, ({ author }) => sendTestMail(context, null, author));
  route(endpoints.sendSampleMail, ({ body, author }) => sendTestMail(context, body, author));
  route(endpoints.previewMail, async ({ body }) => {
    const { subject, body: text, html = "" } = sampleMail(body, "", houseOf(context));
    return { subject, body: text, html };
  });
}
