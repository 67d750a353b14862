import { SETTING_KEYS, type Setting, settingDefinitions } from "@larkwood/contract";
import { expect, it } from "vitest";
import { findSettings } from "./find-settings";
import { oldAnchors, SECTION_IDS, sectionOf } from "./section-texts";

const settings = SETTING_KEYS.map(
  (key) => ({ key, description: settingDefinitions[key].description }) as Setting,
);
const find = (search: string) => findSettings(settings, search).map(({ to }) => to);

it("finds a setting by its name, and leads to it in its section", () => {
  expect(find("opening hours")).toEqual(["/admin/settings/contact#setting-contactHours"]);
  expect(findSettings(settings, "opening hours")[0]).toMatchObject({
    label: "Opening hours",
    section: "Contact",
  });
});

it("finds every setting that has a section by its name", () => {
  for (const { key } of settings) {
    if (!sectionOf[key]) continue;
    const [first] = findSettings([settings.find((one) => one.key === key) as Setting], sectionOf[key]);
    expect(first, key).toBeDefined();
  }
  expect(find("setup checklist")).toEqual([]);
});

it("finds a setting by words of its description and of its fields, in any case and order", () => {
  expect(find("IBAN")).toEqual(["/admin/settings/payment#setting-bankAccount"]);
  expect(find("shipped ORDER")).toContain("/admin/settings/email-templates#setting-mailTexts");
  expect(find("delivery pay on")[0]).toBe("/admin/settings/payment#setting-paymentMethods");
});

it("puts what has the words in its name first", () => {
  const isNamed = findSettings(settings, "email").map(({ label }) => /email/i.test(label));
  expect(isNamed).toContain(false);
  expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)));
});

it("finds sections, and words by their beginning", () => {
  expect(find("business addr")).toContain("/admin/settings/business-address#business-address");
});

it("finds nothing without words, or if a word is nowhere", () => {
  expect(find("  ")).toEqual([]);
  expect(find("currency flugelhorn")).toEqual([]);
});

it("leads each old anchor to a section", () => {
  expect(new Set(Object.values(oldAnchors))).toEqual(new Set(SECTION_IDS));
});
