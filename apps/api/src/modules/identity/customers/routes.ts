import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { createCustomer } from "./create-customer";
import { getCustomerRecord, saveCustomerRecord } from "./save-record";
import { sendResetLink } from "./send-reset-link";

export function customerRoutes(route: Route, context: IdentityContext): void {
  route(endpoints.createCustomer, ({ body, headers, actor }) =>
    createCustomer(context, { form: body, key: headers["idempotency-key"] }, actor),
  );
  route(endpoints.getCustomerRecord, ({ params }) => getCustomerRecord(context.db, params.id));
  route(endpoints.saveCustomerRecord, ({ params, body, actor }) =>
    saveCustomerRecord(context, { ...params, ...body }, actor),
  );
  route(endpoints.sendResetLink, ({ params, actor }) => sendResetLink(context, params, actor));
}
