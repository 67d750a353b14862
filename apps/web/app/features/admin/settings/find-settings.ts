import { PAYMENT_METHODS, type Setting, type SettingKey } from "@larkwood/contract";
import { paymentMethodDefinitions } from "@larkwood/domain";
import { adminPaths } from "~/lib/admin-paths";
import { settingElementId } from "./focus-setting";
import { SECTION_IDS, sectionOf, sectionTexts } from "./section-texts";
import { mailTextLabels, settingLabels } from "./setting-text";

/** A search result: a setting, or a section as a whole. */
export interface SettingHit {
  to: string;
  label: string;
  /** The section of a setting; empty for a section. */
  section: string;
  text: string;
}

const MAX_HITS = 8;

/** Further words by which a setting with several fields is found. */
const keywords: Partial<Record<SettingKey, string>> = {
  paymentMethods: PAYMENT_METHODS.map((method) => paymentMethodDefinitions[method].label).join(" "),
  bankAccount: "account holder iban bic",
  shipping: "zones countries delivery price weight free two-man",
  tax: "vat rates percent included",
  mailTexts: Object.values(mailTextLabels).join(" "),
  homeDraft: "slides headline tiles story",
};

/** The words of a text in lower case, without accents. */
const toWords = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Settings and sections with words that start with all typed ones; those that have them in their name come first. */
export function findSettings(settings: readonly Setting[], search: string): SettingHit[] {
  const words = toWords(search);
  if (words.length === 0) return [];
  const has = (text: string) => {
    const found = toWords(text);
    return words.every((word) => found.some((one) => one.startsWith(word)));
  };
  const sections = SECTION_IDS.map((id) => {
    const { title, text } = sectionTexts[id];
    return { hit: { to: adminPaths.setting(id, id), label: title, section: "", text }, more: "" };
  });
  const entries = settings.flatMap(({ key, description }) => {
    const id = sectionOf[key];
    if (!id) return [];
    const to = adminPaths.setting(id, settingElementId(key));
    const hit = { to, label: settingLabels[key], section: sectionTexts[id].title, text: description };
    return [{ hit, more: keywords[key] ?? "" }];
  });
  return [...entries, ...sections]
    .filter(({ hit, more }) => has([hit.label, hit.section, hit.text, more].join(" ")))
    .map(({ hit }) => hit)
    .toSorted((a, b) => Number(has(b.label)) - Number(has(a.label)))
    .slice(0, MAX_HITS);
}
