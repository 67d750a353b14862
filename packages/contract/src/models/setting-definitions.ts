import * as z from "zod";
import { DEFAULT_CONTACT, DEFAULT_SOCIAL, LIMITS } from "../constants";
import { bankAccountSchema } from "./bank-account";
import { currencySchema } from "./currency";
import { DEFAULT_HOME } from "./default-home";
import { homePageSchema, ownPictureSchema } from "./home-page";
import { mailTextsSchema } from "./mail-text";
import { pageTextSchema } from "./page-text";
import { paymentMethodSchema } from "./payment-method";
import { shippingRulesSchema } from "./shipping";
import { taxRulesSchema } from "./tax";

interface SettingDefinition<S extends z.ZodType> {
  schema: S;
  /** In force while nothing was set. */
  default: z.output<S>;
  /** What it does, as the owner reads it. */
  description: string;
  /** Whether anybody may read it; the others are for those who keep the settings. */
  isPublic: boolean;
  /** The environment's word for it. One that is set there cannot be changed while the shop runs. */
  variable: string;
}

const setting = <S extends z.ZodType>(definition: SettingDefinition<S>) => definition;

const wholeNumber = (min: number, max: number) => {
  const text = `must be a whole number from ${min} to ${max}`;
  return z.int(text).min(min, text).max(max, text);
};

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

const words = (max: number) =>
  z
    .string("must be a text")
    .trim()
    .normalize("NFC")
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");

const NO_WEB_ADDRESS = "must be an address that begins with https://, or empty";

function isWebAddress(text: string): boolean {
  if (text === "") return true;
  // Whatever else a browser would open by a click, a script among it, is no address of a network.
  return URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).hostname.includes(".");
}

const webAddress = words(200).refine(isWebAddress, NO_WEB_ADDRESS);

const pageText = (page: string, variable: string) =>
  setting({
    schema: pageTextSchema,
    default: null,
    description: `The words of the page ${page}, in Markdown; empty shows the page as it comes.`,
    isPublic: true,
    variable,
  });

const NO_METHODS = "must be a list of bank_transfer, pay_on_delivery, card, test_card, or empty";
const NO_SENDER = "must be an address such as Larkwood <shop@larkwood.example>, or empty";
const SENDER = /^(?:[^<>@\p{Cc}]*<[^<>\s@\p{Cc}]+@[^<>\s@\p{Cc}]+>|[^<>\s@\p{Cc}]+@[^<>\s@\p{Cc}]+)$/u;

/** Everything that can be changed while the shop runs. Texts of refusals follow a name: "shopName must have …". */
export const settingDefinitions = {
  shopName: setting({
    schema: words(60).min(1, "must not be empty"),
    default: "Larkwood",
    description: "The name of the shop, on every page and in every mail.",
    isPublic: true,
    variable: "SHOP_NAME",
  }),
  logo: setting({
    schema: ownPictureSchema.nullable(),
    default: null,
    description: "A picture in place of the written name, on every page, in every mail and on papers.",
    isPublic: true,
    variable: "SHOP_LOGO",
  }),
  currency: setting({
    schema: currencySchema,
    default: "USD",
    description: "What prices are in. It can be changed until the first order was placed.",
    isPublic: true,
    variable: "SHOP_CURRENCY",
  }),
  mode: setting({
    schema: z.enum(["showroom", "trading"], "must be showroom or trading"),
    default: "showroom",
    description: "A showroom sells nothing; trading takes orders. Naming a payment method is trading too.",
    isPublic: true,
    variable: "SHOP_MODE",
  }),
  catalogue: setting({
    schema: z.enum(["members", "public"], "must be members or public"),
    default: "members",
    description: "Whether the list of products is for signed-in members only, or for every visitor.",
    isPublic: true,
    variable: "SHOP_CATALOGUE",
  }),
  timeZone: setting({
    schema: z
      .string("must be a time zone such as Europe/Oslo or UTC")
      .max(60)
      .refine(isTimeZone, "must be a time zone such as Europe/Oslo or UTC"),
    default: "UTC",
    description: "Where the shop's days begin and end; a coupon counts to the end of its last day.",
    isPublic: true,
    variable: "SHOP_TIME_ZONE",
  }),
  paymentMethods: setting({
    schema: z
      .array(z.enum(paymentMethodSchema.options, NO_METHODS), NO_METHODS)
      .max(20, NO_METHODS)
      .transform((methods) => [...new Set(methods)]),
    default: [],
    description:
      "The ways to pay. Bank transfer is offered once there is a bank account, card once the shop was started with the keys of a payment service. The test card takes no money: for trying the shop out.",
    isPublic: true,
    variable: "SHOP_PAYMENT_METHODS",
  }),
  bankAccount: setting({
    schema: bankAccountSchema.nullable(),
    default: null,
    description: "Where a bank transfer goes: holder, IBAN or number, bank and BIC.",
    isPublic: true,
    variable: "SHOP_BANK_ACCOUNT",
  }),
  transferDays: setting({
    schema: wholeNumber(1, 365),
    default: 7,
    description: "An order by bank transfer that is not paid after so many days is cancelled.",
    isPublic: true,
    variable: "SHOP_TRANSFER_DAYS",
  }),
  cardMinutes: setting({
    schema: wholeNumber(1, 1_440),
    default: 30,
    description: "An order by card that is not paid after so many minutes is cancelled.",
    isPublic: true,
    variable: "SHOP_CARD_MINUTES",
  }),
  mostPiecesPerLine: setting({
    schema: wholeNumber(1, 1_000_000),
    default: 100,
    description: "Most pieces of one product in an order.",
    isPublic: true,
    variable: "SHOP_MAX_PER_LINE",
  }),
  mostPiecesPerOrder: setting({
    schema: wholeNumber(1, 1_000_000),
    default: 500,
    description: "Most pieces of all products in an order.",
    isPublic: true,
    variable: "SHOP_MAX_PER_ORDER",
  }),
  shipping: setting({
    schema: shippingRulesSchema,
    default: { twoMan: [], zones: [] },
    description:
      "Where orders go, how, and for how much. Without a zone everything is delivered free of charge.",
    isPublic: false,
    variable: "SHOP_SHIPPING",
  }),
  tax: setting({
    schema: taxRulesSchema,
    default: { included: true, rates: [] },
    description: "Which tax is owed where, and whether prices include it. Without a rate there is none.",
    isPublic: false,
    variable: "SHOP_TAX",
  }),
  contactEmail: setting({
    schema: words(LIMITS.email).refine(
      (text) => text === "" || z.email().safeParse(text).success,
      "must be an address such as support@larkwood.example, or empty",
    ),
    default: DEFAULT_CONTACT.email,
    description: "Where customers write to, at the foot of every page; empty shows none.",
    isPublic: true,
    variable: "SHOP_CONTACT_EMAIL",
  }),
  contactPhone: setting({
    schema: words(LIMITS.phoneNumber).regex(
      /^(?:\+?[\d ().-]{5,})?$/,
      "must be a phone number such as +1 555 014 2300, or empty",
    ),
    default: DEFAULT_CONTACT.phone,
    description: "Where customers call, at the foot of every page; empty shows none.",
    isPublic: true,
    variable: "SHOP_CONTACT_PHONE",
  }),
  contactHours: setting({
    schema: words(60),
    default: DEFAULT_CONTACT.hours,
    description: "When somebody answers, at the foot of every page; empty shows none.",
    isPublic: true,
    variable: "SHOP_CONTACT_HOURS",
  }),
  postalName: setting({
    schema: words(100),
    default: "",
    description: "Who sells, on invoices, credit notes and packing slips; empty prints the name of the shop.",
    isPublic: false,
    variable: "SHOP_POSTAL_NAME",
  }),
  postalStreet: setting({
    schema: words(200),
    default: "",
    description: "Street and number on invoices, credit notes and packing slips; empty prints none.",
    isPublic: false,
    variable: "SHOP_POSTAL_STREET",
  }),
  postalCity: setting({
    schema: words(100),
    default: "",
    description: "Postal code and city on invoices, credit notes and packing slips; empty prints none.",
    isPublic: false,
    variable: "SHOP_POSTAL_CITY",
  }),
  postalCountry: setting({
    schema: words(100),
    default: "",
    description: "Country on invoices, credit notes and packing slips; empty prints none.",
    isPublic: false,
    variable: "SHOP_POSTAL_COUNTRY",
  }),
  taxNumber: setting({
    schema: words(60),
    default: "",
    description: "Your tax or VAT number on invoices and credit notes, as GB 123 4567 89; empty prints none.",
    isPublic: false,
    variable: "SHOP_TAX_NUMBER",
  }),
  facebook: setting({
    schema: webAddress,
    default: DEFAULT_SOCIAL.facebook,
    description: "The shop's page on Facebook; empty shows no link.",
    isPublic: true,
    variable: "SHOP_FACEBOOK",
  }),
  twitter: setting({
    schema: webAddress,
    default: DEFAULT_SOCIAL.twitter,
    description: "The shop's page on Twitter; empty shows no link.",
    isPublic: true,
    variable: "SHOP_TWITTER",
  }),
  instagram: setting({
    schema: webAddress,
    default: DEFAULT_SOCIAL.instagram,
    description: "The shop's page on Instagram; empty shows no link.",
    isPublic: true,
    variable: "SHOP_INSTAGRAM",
  }),
  mailFrom: setting({
    schema: z
      .string(NO_SENDER)
      .trim()
      .max(320, "must have at most 320 characters")
      .regex(SENDER, NO_SENDER)
      .nullable(),
    default: null,
    description: "Sender of the shop's mail; while there is none, the shop's name at shop@larkwood.example.",
    isPublic: false,
    variable: "MAIL_FROM",
  }),
  mailTexts: setting({
    schema: mailTextsSchema,
    default: {},
    description: "Subject and words of the messages to customers; what is not set is as it comes.",
    isPublic: false,
    variable: "SHOP_MAIL_TEXTS",
  }),
  homePage: setting({
    schema: homePageSchema,
    default: DEFAULT_HOME,
    description: "Slides, tiles and story of the home page.",
    isPublic: true,
    variable: "SHOP_HOME_PAGE",
  }),
  homeDraft: setting({
    schema: homePageSchema.nullable(),
    default: null,
    description: "The home page that is being worked on; nobody else sees it until it is published.",
    isPublic: false,
    variable: "SHOP_HOME_DRAFT",
  }),
  checklist: setting({
    schema: z.enum(["shown", "hidden"], "must be shown or hidden"),
    default: "shown",
    description: "Whether the dashboard leads through the first steps of a new shop.",
    isPublic: false,
    variable: "SHOP_CHECKLIST",
  }),
  termsText: pageText("Terms & Conditions", "SHOP_TERMS_TEXT"),
  privacyText: pageText("Privacy", "SHOP_PRIVACY_TEXT"),
  returnsText: pageText("Returns", "SHOP_RETURNS_TEXT"),
  aboutText: pageText("About us", "SHOP_ABOUT_TEXT"),
  servicesText: pageText("Services", "SHOP_SERVICES_TEXT"),
};

export type SettingKey = keyof typeof settingDefinitions;
export type SettingValues = { [K in SettingKey]: z.output<(typeof settingDefinitions)[K]["schema"]> };

export const SETTING_KEYS = Object.keys(settingDefinitions) as [SettingKey, ...SettingKey[]];

/** What is in force in a shop in which nothing was set. */
export const SETTING_DEFAULTS = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, settingDefinitions[key].default]),
) as SettingValues;
