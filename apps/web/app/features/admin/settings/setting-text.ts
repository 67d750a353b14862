import {
  type BankAccount,
  type HomePage,
  type MailTextKind,
  PAYMENT_METHODS,
  type Setting,
  type SettingKey,
  type ShippingRules,
  type TaxRules,
} from "@larkwood/contract";
import { formatAccountNumber, paymentMethodDefinitions } from "@larkwood/domain";

/** On-screen names of the settings. */
export const settingLabels: Record<SettingKey, string> = {
  shopName: "Shop name",
  logo: "Logo",
  currency: "Currency",
  mode: "Mode",
  catalogue: "Catalogue visibility",
  timeZone: "Time zone",
  paymentMethods: "Payment methods",
  bankAccount: "Bank account",
  transferDays: "Days to pay by bank transfer",
  cardMinutes: "Minutes to pay by card",
  mostPiecesPerLine: "Maximum quantity per product",
  mostPiecesPerOrder: "Maximum items per order",
  guestCheckout: "Guest checkout",
  samples: "Free samples",
  lowStock: "Low stock",
  reviews: "Reviews",
  reviewInvitationDays: "Days until a review invitation",
  cartReminderHours: "Hours until a cart reminder",
  shipping: "Shipping",
  tax: "Tax",
  contactEmail: "Email address",
  contactPhone: "Phone",
  contactHours: "Opening hours",
  postalName: "Seller",
  postalStreet: "Street and number",
  postalCity: "Postal code and city",
  postalCountry: "Country",
  taxNumber: "Tax or VAT number",
  facebook: "Facebook",
  twitter: "Twitter",
  instagram: "Instagram",
  mailFrom: "Sender",
  mailTexts: "Email templates",
  homePage: "Home page",
  homeDraft: "Home page draft",
  checklist: "Setup checklist",
  termsText: "Terms & Conditions",
  privacyText: "Privacy",
  returnsText: "Returns",
  aboutText: "About us",
  servicesText: "Services",
  staffSecondFactor: "Two-step verification",
};

/** On-screen names of constant values. */
export const choiceLabels: Record<string, string> = {
  members: "Members only",
  public: "Everyone",
  off: "Off",
  on: "On",
  moderated: "Shown after you publish them",
  direct: "Shown at once",
  required: "Required for all staff",
  ...Object.fromEntries(PAYMENT_METHODS.map((method) => [method, paymentMethodDefinitions[method].label])),
};

/** On-screen names of the email templates. */
export const mailTextLabels: Record<MailTextKind, string> = {
  order_placed: "Order placed",
  order_paid: "Payment received",
  order_shipped: "Order shipped",
  order_delivered: "Order delivered",
  order_cancelled: "Order cancelled",
  order_expired: "Not paid in time",
  order_refunded: "Refund issued",
  order_changed: "Order changed",
  order_tracking: "Tracking changed",
  payment_late: "Paid too late",
};

const MAX_NAMED = 3;

/** Names the settings that were saved. A saved draft is not live yet. */
export function savedText(keys: readonly SettingKey[]): string {
  if (keys.includes("homePage")) return "Home page published.";
  if (keys.every((key) => key === "homeDraft")) return "Draft saved. Shoppers can't see it yet.";
  const names = keys.map((key) => settingLabels[key]);
  const [named, more] =
    names.length > MAX_NAMED + 1 ? [names.slice(0, MAX_NAMED), names.length - MAX_NAMED] : [names, 0];
  return `${new Intl.ListFormat("en").format(more > 0 ? [...named, `${more} more`] : named)} saved.`;
}

const isAccount = (value: unknown): value is BankAccount =>
  typeof value === "object" && value !== null && "holder" in value;

const isShipping = (value: unknown): value is ShippingRules =>
  typeof value === "object" && value !== null && "zones" in value;

const isTax = (value: unknown): value is TaxRules =>
  typeof value === "object" && value !== null && "rates" in value;

function shippingText({ zones }: ShippingRules): string {
  if (zones.length === 0) return "free everywhere";
  return zones
    .map(({ name, options }) => `${name} (${options.map((one) => one.name).join(", ")})`)
    .join("; ");
}

function taxText({ rates, included }: TaxRules): string {
  if (rates.length === 0) return "no tax";
  const each = rates.map(
    ({ name, country, percent }) => `${name} ${percent}% ${country || "everywhere else"}`,
  );
  return `${each.join(", ")}; prices ${included ? "include" : "exclude"} tax`;
}

const isHome = (value: unknown): value is HomePage =>
  typeof value === "object" && value !== null && "slides" in value;

const mailText = (value: unknown) => {
  const count = Object.keys(value ?? {}).length;
  return count === 0 ? "the built-in texts" : `${count} custom`;
};

const homeText = ({ slides, tiles }: HomePage) =>
  `${slides.length} slides (“${slides[0]?.title}” first), ${tiles.length} tiles and the story`;

const MAX_LENGTH = 60;

/** Texts for a null value, where "none" would be wrong. */
const nullTexts: Partial<Record<SettingKey, string>> = {
  logo: "the shop name",
  homeDraft: "no draft",
  termsText: "the built-in page",
  privacyText: "the built-in page",
  returnsText: "the built-in page",
  aboutText: "the built-in page",
  servicesText: "the built-in page",
};

const truncate = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** A short text for the value of a setting. */
export function settingText(value: Setting["value"], key?: SettingKey): string {
  if (value === null && key && nullTexts[key]) return nullTexts[key];
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "none";
  if (Array.isArray(value)) return value.map((one) => settingText(one)).join(", ");
  if (isShipping(value)) return shippingText(value);
  if (isTax(value)) return taxText(value);
  if (isHome(value)) return homeText(value);
  if (key === "mailTexts") return mailText(value);
  if (isAccount(value)) return `${value.holder}, ${formatAccountNumber(value.number)}`;
  return choiceLabels[String(value)] ?? truncate(String(value));
}
