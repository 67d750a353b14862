import { type ShopInfo, TEXT_PAGE_NAMES, TEXT_PAGES } from "@larkwood/contract";
import {
  deliveryPromise,
  hasCharges,
  hasReviews,
  hasSamples,
  isTrading,
  needsBankAccount,
  offeredMethods,
  takesGuestOrders,
} from "@larkwood/domain";
import { providerKeys } from "../../../extensions/provider-keys";
import type { PlatformContext } from "../context";
import { canSendLinks } from "../mail";

// An extension calculates the rates of each order.
const UNKNOWN_RATES = { isFree: false, kind: null };

type ShopInfoContext = Pick<PlatformContext, "config" | "settings" | "hasPromotions">;

/** Public information about the shop. */
export function shopInfo({ config, settings, hasPromotions }: ShopInfoContext): ShopInfo {
  const { shopName, logo, currency, catalogue, bankAccount, facebook, twitter, instagram } = settings.current;
  const { contactEmail, contactPhone, contactHours } = settings.current;
  const paymentMethods = offeredMethods(settings.current, providerKeys(config));
  const hasRates = config.extensions.shippingRates !== undefined;
  const promise = deliveryPromise(settings.current.shipping);
  return {
    name: shopName,
    logo,
    currency,
    trading: isTrading(settings.current),
    catalogue,
    paymentMethods,
    bankAccount: paymentMethods.some(needsBankAccount) ? bankAccount : null,
    charges: hasRates || hasCharges(settings.current),
    deliveryPromise: isTrading(settings.current) ? { ...promise, ...(hasRates ? UNKNOWN_RATES : {}) } : null,
    contact: { email: contactEmail, phone: contactPhone, hours: contactHours },
    social: { facebook, twitter, instagram },
    demo: config.demo || !isTrading(settings.current),
    sendsMail: config.sendsMail,
    passwordReset: canSendLinks(config),
    tellsWhenBack: isTrading(settings.current) && canSendLinks(config),
    guestCheckout: takesGuestOrders(settings.current),
    ...(hasPromotions() ? { promotions: true as const } : {}),
    ...(isTrading(settings.current) && !hasRates ? { arrivalFilter: true as const } : {}),
    reviews: hasReviews(settings.current),
    samples: hasSamples(settings.current),
    ownTexts: TEXT_PAGE_NAMES.filter((page) => settings.current[TEXT_PAGES[page]] !== null),
  };
}
