import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { sendPage } from "../../plugins/page-links";
import { houseOf } from "./house";
import { listMails } from "./list-mails";
import { resendMail } from "./resend-mail";
import { sampleMail } from "./sample-mail";
import { sendTestMail } from "./send-test-mail";

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
