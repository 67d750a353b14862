import { describe, expect, it } from "vitest";
import { DEMO_BANK_ACCOUNT } from "./bank-account";
import { DEFAULT_HOME } from "./default-home";
import { SETTING_DEFAULTS, SETTING_KEYS, type SettingKey, settingDefinitions } from "./setting-definitions";

const firstMessage = (key: SettingKey, value: unknown) =>
  settingDefinitions[key].schema.safeParse(value).error?.issues[0]?.message;

describe("settings", () => {
  it("default to showroom mode, as the specification requires", () => {
    expect(SETTING_DEFAULTS).toEqual({
      shopName: "Larkwood",
      logo: null,
      currency: "USD",
      mode: "showroom",
      catalogue: "members",
      timeZone: "UTC",
      paymentMethods: [],
      bankAccount: null,
      transferDays: 7,
      cardMinutes: 30,
      mostPiecesPerLine: 100,
      mostPiecesPerOrder: 500,
      guestCheckout: "on",
      samples: "on",
      lowStock: 5,
      reviews: "moderated",
      reviewInvitationDays: 14,
      cartReminderHours: 0,
      shipping: { twoMan: [], zones: [] },
      tax: { included: true, rates: [] },
      contactEmail: "support@larkwood.example",
      contactPhone: "+1 555 014 2300",
      contactHours: "Mon–Fri, 9 to 17",
      postalName: "",
      postalStreet: "",
      postalCity: "",
      postalCountry: "",
      taxNumber: "",
      facebook: "https://www.facebook.com/",
      twitter: "https://twitter.com/",
      instagram: "https://www.instagram.com/",
      mailFrom: null,
      mailTexts: {},
      homePage: DEFAULT_HOME,
      homeDraft: null,
      checklist: "shown",
      termsText: null,
      privacyText: null,
      returnsText: null,
      aboutText: null,
      servicesText: null,
      staffSecondFactor: "off",
    });
  });

  it.each(SETTING_KEYS)("have a default that passes validation: %s", (key) => {
    expect(settingDefinitions[key].schema.parse(SETTING_DEFAULTS[key])).toEqual(SETTING_DEFAULTS[key]);
  });

  it("have a unique environment variable each", () => {
    const variables = SETTING_KEYS.map((key) => settingDefinitions[key].variable);
    expect(new Set(variables).size).toBe(SETTING_KEYS.length);
  });

  it.each<[SettingKey, unknown, string]>([
    ["shopName", "", "must not be empty"],
    ["shopName", "x".repeat(61), "must have at most 60 characters"],
    ["shopName", "a\u0000b", "must not contain control characters"],
    ["shopName", undefined, "must be text"],
    ["termsText", "x".repeat(50_001), "must have at most 50,000 characters"],
    ["termsText", "a\u0000b", "must not contain control characters"],
    ["termsText", "  ", "must not be empty"],
    ["logo", "https://elsewhere.example/logo.svg", "must be an image that was uploaded here"],
    ["logo", "/images/../api/shop", "must be an image that was uploaded here"],
    ["currency", "XXQ", "must be a currency such as USD or EUR"],
    ["currency", "JPY", "must be a currency with two decimals; yen and dinars are not supported"],
    ["currency", "KWD", "must be a currency with two decimals; yen and dinars are not supported"],
    ["homePage", { ...DEFAULT_HOME, slides: [] }, "must have a slide"],
    [
      "homePage",
      { ...DEFAULT_HOME, tiles: [DEFAULT_HOME.tiles[0], DEFAULT_HOME.tiles[0]] },
      "must have different categories",
    ],
    [
      "mailTexts",
      { order_paid: { subject: "Paid", opening: "Hello,\n\nwe got {total}.", closing: "" } },
      "has an unknown placeholder {total} in line 3; use {shop}, {number}, {amount}",
    ],
    [
      "mailTexts",
      { order_paid: { subject: "Paid", opening: "Hello {number", closing: "" } },
      "has an unmatched brace {number in line 1",
    ],
    ["mailTexts", { order_paid: { subject: "a\nBcc: x", opening: "a", closing: "" } }, "must be one line"],
    ["mode", "market", "must be showroom or trading"],
    ["timeZone", "Middle/Earth", "must be a time zone such as Europe/Oslo or UTC"],
    [
      "paymentMethods",
      ["gold"],
      "must be a list of bank_transfer, pay_on_delivery, card, test_card, or empty",
    ],
    ["transferDays", 0, "must be a whole number from 1 to 365"],
    ["mostPiecesPerLine", 1.5, "must be a whole number from 1 to 1000000"],
    ["bankAccount", { holder: "", number: "123456" }, "must name the account holder"],
    ["bankAccount", { holder: "Fir" }, "must be an IBAN or account number"],
    [
      "bankAccount",
      { holder: "Fir", number: "GB29 NWBK 6016 1331 9268 18" },
      "must be a correct IBAN: the check digits don't match",
    ],
    [
      "bankAccount",
      { holder: "Fir", number: "1234567", bic: "NOPE" },
      "must be a BIC such as DEUTDEFF500, or empty",
    ],
    [
      "mailFrom",
      "a@b.example\r\nBcc: c@d.example",
      "must be a sender such as Larkwood <shop@larkwood.example>, or empty",
    ],
  ])("reject %s = %j: it %s", (key, value, text) => {
    expect(firstMessage(key, value)).toBe(text);
  });

  it("normalise a typed bank account", () => {
    const typed = { holder: " Fir & Sons ", number: "gb29 nwbk 6016 1331 9268 19" };
    expect(settingDefinitions.bankAccount.schema.parse(typed)).toEqual({
      holder: "Fir & Sons",
      number: "GB29NWBK60161331926819",
      bank: "",
      bic: "",
    });
    expect(settingDefinitions.bankAccount.schema.parse(DEMO_BANK_ACCOUNT)).toEqual(DEMO_BANK_ACCOUNT);
  });

  it("remove duplicate payment methods", () => {
    const methods = ["bank_transfer", "pay_on_delivery", "bank_transfer"];
    expect(settingDefinitions.paymentMethods.schema.parse(methods)).toEqual(methods.slice(0, 2));
  });
});
