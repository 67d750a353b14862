import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { createCustomer } from "./create-customer";
import { addCustomerTag, listCustomerTags, removeCustomerTag } from "./customer-tags";
import { getCustomerRecord, saveCustomerRecord } from "./save-record";
import { sendResetLink } from "./send-reset-link";

export function customerRoutes(route: Route, context: IdentityContext): void {
  const inTrading = { isAvailable: () => isTrading(context.settings.current) };

  route(endpoints.createCustomer, ({ body, headers, actor }) =>
    createCustomer(context, { form: body, key: headers["idempotency-key"] }, actor),
  );
  route(endpoints.getCustomerRecord, ({ params }) => getCustomerRecord(context.db, params.id));
  route(endpoints.saveCustomerRecord, ({ params, body, actor }) =>
    saveCustomerRecord(context, { ...params, ...body }, actor),
  );
  route(endpoints.listCustomerTags, () => listCustomerTags(context.db), inTrading);
  route(
    endpoints.addCustomerTag,
    async ({ params, actor }) => {
      await addCustomerTag(context, params, actor);
      return undefined;
    },
    inTrading,
  );
  route(
    endpoints.removeCustomerTag,
    async ({ params, actor }) => {
      await removeCustomerTag(context, params, actor);
      return undefined;
    },
    inTrading,
  );
  route(endpoints.sendResetLink, ({ params, actor }) => sendResetLink(context, params, actor));
}
