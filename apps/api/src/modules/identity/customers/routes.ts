import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { createCustomer } from "./create-customer";
import { getRecord, saveRecord } from "./save-record";
import { sendResetLink } from "./send-reset-link";

export function customerRoutes(route: Route, context: AppContext): void {
  route(endpoints.createCustomer, ({ body, headers, author }) =>
    createCustomer(context, { form: body, key: headers["idempotency-key"] }, author),
  );
  route(endpoints.getCustomerRecord, ({ params }) => getRecord(context.db, params.id));
  route(endpoints.saveCustomerRecord, ({ params, body, author }) =>
    saveRecord(context, { ...params, ...body }, author),
  );
  route(endpoints.sendResetLink, ({ params, author }) => sendResetLink(context, params, author));
}
