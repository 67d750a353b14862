import type { BankAccount, Setting, SettingKey } from "@larkwood/contract";
import { formatAccountNumber } from "@larkwood/domain";

/** What a setting is called on the page. */
export const settingLabels: Record<SettingKey, string> = {
  shopName: "Shop name",
  mode: "Mode",
  catalogue: "Who may see the catalogue",
  timeZone: "Time zone",
  paymentMethods: "Ways to pay",
  bankAccount: "Bank account",
  transferDays: "Days to pay by transfer",
  mostPiecesPerLine: "Most pieces of one product",
  mostPiecesPerOrder: "Most pieces in an order",
  contactEmail: "Email",
  contactPhone: "Phone",
  contactHours: "Opening hours",
  facebook: "Facebook",
  twitter: "Twitter",
  instagram: "Instagram",
  mailFrom: "Sender",
};

/** Words for values that are no text of their own. */
export const choiceLabels: Record<string, string> = {
  members: "Members only",
  public: "Everybody",
  bank_transfer: "Bank transfer",
  pay_on_delivery: "Pay on delivery",
};

const isAccount = (value: unknown): value is BankAccount =>
  typeof value === "object" && value !== null && "holder" in value;

/** A value as the page tells it, in few words. */
export function settingText(value: Setting["value"]): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "none";
  if (Array.isArray(value)) return value.map(settingText).join(", ");
  if (isAccount(value)) return `${value.holder}, ${formatAccountNumber(value.number)}`;
  return choiceLabels[String(value)] ?? String(value);
}
