import type { SettingValues } from "@larkwood/contract";

/** Whether the shop takes orders; an enabled payment method is enough. */
export function isTrading({ mode, paymentMethods }: Pick<SettingValues, "mode" | "paymentMethods">): boolean {
  return mode === "trading" || paymentMethods.length > 0;
}

/** Whether customers can review products; never in showroom mode. */
export function hasReviews(settings: Pick<SettingValues, "mode" | "paymentMethods" | "reviews">): boolean {
  return isTrading(settings) && settings.reviews !== "off";
}

/** Whether visitors can order free samples; never in showroom mode. */
export function hasSamples(settings: Pick<SettingValues, "mode" | "paymentMethods" | "samples">): boolean {
  return isTrading(settings) && settings.samples === "on";
}

/** Whether visitors can order without an account; never in showroom mode. */
export function takesGuestOrders(
  settings: Pick<SettingValues, "mode" | "paymentMethods" | "catalogue" | "guestCheckout">,
): boolean {
  return isTrading(settings) && settings.catalogue === "public" && settings.guestCheckout === "on";
}

/** Formats an IBAN in groups of four; other numbers stay unchanged. */
export function formatAccountNumber(number: string): string {
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number) ? number.replace(/(.{4})(?=.)/g, "$1 ") : number;
}
