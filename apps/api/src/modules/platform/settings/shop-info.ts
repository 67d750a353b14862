import { endpoints, type ShopInfo, TEXT_PAGE_NAMES, TEXT_PAGES } from "@larkwood/contract";
import { hasCharges, isTrading, offeredMethods } from "@larkwood/domain";
import type { AppContext } from "../../../context";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { canVerify } from "../../identity/email-verification";
import { exportSubscribers } from "../../identity/newsletter/export-subscribers";
import { listSubscribers } from "../../identity/newsletter/list-subscribers";
import { subscribe } from "../../identity/newsletter/subscribe";

/** What everybody may know of the shop. */
export function shopInfo({ config, settings }: Pick<AppContext, "config" | "settings">): ShopInfo {
  const { shopName, logo, currency, catalogue, bankAccount, facebook, twitter, instagram } = settings.current;
  const { contactEmail, contactPhone, contactHours } = settings.current;
  const paymentMethods = offeredMethods(settings.current, { takesCards: config.stripe !== null });
  return {
    name: shopName,
    logo,
    currency,
    trading: isTrading(settings.current),
    catalogue,
    paymentMethods,
    bankAccount: paymentMethods.includes("bank_transfer") ? bankAccount : null,
    charges: hasCharges(settings.current),
    contact: { email: contactEmail, phone: contactPhone, hours: contactHours },
    social: { facebook, twitter, instagram },
    sendsMail: config.smtpUrl !== null,
    passwordReset: config.smtpUrl !== null && config.publicUrl !== null,
    tellsWhenBack: isTrading(settings.current) && canVerify(config),
    ownTexts: TEXT_PAGE_NAMES.filter((page) => settings.current[TEXT_PAGES[page]] !== null),
  };
}

export function shopRoutes(route: Route, context: AppContext): void {
  route(endpoints.getShop, async () => shopInfo(context));

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
