import { type ShopInfo, TEXT_PAGE_NAMES, TEXT_PAGES } from "@larkwood/contract";
import { deliveryPromise, hasCharges, isTrading, needsBankAccount, offeredMethods } from "@larkwood/domain";
import type { PlatformContext } from "../context";
import { canSendLinks } from "../mail";

/** Public information about the shop. */
export function shopInfo({ config, settings }: Pick<PlatformContext, "config" | "settings">): ShopInfo {
  const { shopName, logo, currency, catalogue, bankAccount, facebook, twitter, instagram } = settings.current;
  const { contactEmail, contactPhone, contactHours } = settings.current;
  const paymentMethods = offeredMethods(settings.current, config);
  return {
    name: shopName,
    logo,
    currency,
    trading: isTrading(settings.current),
    catalogue,
    paymentMethods,
    bankAccount: paymentMethods.some(needsBankAccount) ? bankAccount : null,
    charges: hasCharges(settings.current),
    deliveryPromise: isTrading(settings.current) ? deliveryPromise(settings.current.shipping) : null,
    contact: { email: contactEmail, phone: contactPhone, hours: contactHours },
    social: { facebook, twitter, instagram },
    demo: config.demo || !isTrading(settings.current),
    sendsMail: config.smtpUrl !== null,
    passwordReset: config.smtpUrl !== null && config.publicUrl !== null,
    tellsWhenBack: isTrading(settings.current) && canSendLinks(config),
    ownTexts: TEXT_PAGE_NAMES.filter((page) => settings.current[TEXT_PAGES[page]] !== null),
  };
}
