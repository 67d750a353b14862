import { type SettingKey, type SettingValues, settingDefinitions } from "@larkwood/contract";

/** The entries of a list with commas. */
export const parseList = (text: string) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const orNull = (text: string) => text.trim() || null;
// What is no number stays a text, which the rule refuses.
const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

function account(text: string) {
  if (text.trim() === "") return null;
  const [holder = "", number = "", bank, bic, ...more] = text.split(";").map((part) => part.trim());
  return { holder, number, bank, bic, ...(more.length > 0 ? { more } : {}) };
}

// What is no JSON stays a text, which the rule refuses.
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

/** A setting from a text, as the environment and the command line have it; its rule says what is wrong with it. */
export function parseSettingText<K extends SettingKey>(key: K, text: string) {
  return settingDefinitions[key].schema.safeParse((READERS[key] ?? String)(text));
}

/** A setting as the text that `readSettingText` reads. */
export function formatSettingText(value: SettingValues[SettingKey]): string {
  if (value === null) return "";
  if (Array.isArray(value)) return value.join(",");
  if (typeof value !== "object") return String(value);
  return "holder" in value ? Object.values(value).join("; ") : JSON.stringify(value);
}
