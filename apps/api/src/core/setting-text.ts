import { type SettingKey, type SettingValues, settingDefinitions } from "@larkwood/contract";

/** Splits a comma-separated list. */
export const parseList = (text: string) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const orNull = (text: string) => text.trim() || null;
// Other texts stay as they are, so that the schema rejects them.
const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

function account(text: string) {
  if (text.trim() === "") return null;
  const [holder = "", number = "", bank, bic, ...more] = text.split(";").map((part) => part.trim());
  return { holder, number, bank, bic, ...(more.length > 0 ? { more } : {}) };
}

// Invalid JSON stays a text, so that the schema rejects it.
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const READERS: Partial<Record<SettingKey, (text: string) => unknown>> = {
  paymentMethods: parseList,
  bankAccount: account,
  transferDays: number,
  cardMinutes: number,
  mostPiecesPerLine: number,
  mostPiecesPerOrder: number,
  lowStock: number,
  reviewInvitationDays: number,
  cartReminderHours: number,
  mailFrom: orNull,
  shipping: json,
  tax: json,
  logo: orNull,
  mailTexts: json,
  homePage: json,
  homeDraft: (text) => (text.trim() === "" ? null : json(text)),
  termsText: orNull,
  privacyText: orNull,
  returnsText: orNull,
  aboutText: orNull,
  servicesText: orNull,
};

/** Parses a setting from an environment variable or the command line. */
export function parseSettingText<K extends SettingKey>(key: K, text: string) {
  return settingDefinitions[key].schema.safeParse((READERS[key] ?? String)(text));
}

/** Formats a setting so that `parseSettingText` can read it. */
export function formatSettingText(value: SettingValues[SettingKey]): string {
  if (value === null) return "";
  if (Array.isArray(value)) return value.join(",");
  if (typeof value !== "object") return String(value);
  return "holder" in value ? Object.values(value).join("; ") : JSON.stringify(value);
}
