import * as z from "zod";
import { LIMITS } from "../constants";
import { hasTwoDecimals } from "../fields";
import { BANK_ACCOUNT_REQUIRED, type bankAccountSchema, lacksBankAccount } from "../models/bank-account";
import { CATEGORIES } from "../models/category";
import { settingDefinitions as settings } from "../models/setting-definitions";
import { DELIVERY_KINDS, type ShippingRules } from "../models/shipping";

const isBlank = (text: string) => text.trim() === "";

/** Converts an empty field to null. */
const orNull = z.string().transform((text) => (isBlank(text) ? null : text));

const accountDraft = z
  .object({ holder: z.string(), number: z.string(), bank: z.string(), bic: z.string() })
  .transform((account): z.input<typeof bankAccountSchema> | null =>
    Object.values(account).every(isBlank) ? null : account,
  );

// Forms of the settings sections. They convert form values and apply the rules of each setting.
export const shopSettingsSchema = z.object({
  shopName: settings.shopName.schema,
  timeZone: settings.timeZone.schema,
  logo: orNull.pipe(settings.logo.schema),
  currency: settings.currency.schema,
});

export const contactSettingsSchema = z.object({
  contactEmail: settings.contactEmail.schema,
  contactPhone: settings.contactPhone.schema,
  contactHours: settings.contactHours.schema,
  facebook: settings.facebook.schema,
  twitter: settings.twitter.schema,
  instagram: settings.instagram.schema,
});

export const documentSettingsSchema = z.object({
  postalName: settings.postalName.schema,
  postalStreet: settings.postalStreet.schema,
  postalCity: settings.postalCity.schema,
  postalCountry: settings.postalCountry.schema,
  taxNumber: settings.taxNumber.schema,
});

export const sellingSettingsSchema = z.object({
  catalogue: settings.catalogue.schema,
  mostPiecesPerLine: settings.mostPiecesPerLine.schema,
  mostPiecesPerOrder: settings.mostPiecesPerOrder.schema,
  guestCheckout: settings.guestCheckout.schema,
  samples: settings.samples.schema,
  lowStock: settings.lowStock.schema,
  reviews: settings.reviews.schema,
  reviewInvitationDays: settings.reviewInvitationDays.schema,
  cartReminderHours: settings.cartReminderHours.schema,
});

export const staffSettingsSchema = z.object({ staffSecondFactor: settings.staffSecondFactor.schema });

export const paymentSettingsSchema = z
  .object({
    paymentMethods: settings.paymentMethods.schema,
    bankAccount: accountDraft.pipe(settings.bankAccount.schema),
    transferDays: settings.transferDays.schema,
    cardMinutes: settings.cardMinutes.schema,
  })
  .refine((values) => !lacksBankAccount(values), {
    error: BANK_ACCOUNT_REQUIRED,
    path: ["bankAccount", "holder"],
  });

export const mailSettingsSchema = z.object({ mailFrom: orNull.pipe(settings.mailFrom.schema) });

// An empty number field holds no number; the rule of the setting rejects it.
const numberDraft = z.custom<number>(() => true);
const optionalDraft = z.custom<number | null>(() => true);

type Weights = NonNullable<ShippingRules["zones"][number]["options"][number]["weights"]>;

const isAmount = (value: number, max: number) => value >= 0 && value <= max && hasTwoDecimals(value);

/** Parses weights and prices such as "5: 9.90, 30: 24". The rule of the setting rejects null. */
const weightsDraft = z.string().transform((text) => {
  const pairs = text
    .split(",")
    .filter((pair) => !isBlank(pair))
    .map((pair) => pair.split(":"));
  const areComplete = pairs.every((pair) => pair.length === 2 && !pair.some(isBlank));
  const weights = pairs.map(([upToKg, price]) => ({ upToKg: Number(upToKg), price: Number(price) }));
  const areInRange = weights.every(
    ({ upToKg, price }) => upToKg > 0 && isAmount(upToKg, 100_000) && isAmount(price, LIMITS.price),
  );
  return areComplete && areInRange ? weights : (null as unknown as Weights);
});

const optionDraft = z.object({
  name: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  price: numberDraft,
  weights: weightsDraft.optional(),
  freeFrom: optionalDraft,
  fromDays: numberDraft,
  toDays: numberDraft,
});

/** Parses a comma-separated list of countries. */
const countriesDraft = z.string().transform((text) =>
  text
    .split(",")
    .map((country) => country.trim())
    .filter((country) => country !== ""),
);

const shippingDraft = z.object({
  twoMan: z.array(z.enum(CATEGORIES)),
  zones: z.array(z.object({ name: z.string(), countries: countriesDraft, options: z.array(optionDraft) })),
});

export const shippingSettingsSchema = z.object({ shipping: shippingDraft.pipe(settings.shipping.schema) });

const rateDraft = z.object({
  name: z.string(),
  country: z.string(),
  // The menu uses an empty value for all categories.
  category: z.union([z.literal(""), z.enum(CATEGORIES)]).transform((category) => category || null),
  percent: numberDraft,
});

export const taxSettingsSchema = z.object({
  tax: z.object({ included: z.boolean(), rates: z.array(rateDraft) }).pipe(settings.tax.schema),
});

export const textSettingsSchema = z.object({
  termsText: orNull.pipe(settings.termsText.schema),
  privacyText: orNull.pipe(settings.privacyText.schema),
  returnsText: orNull.pipe(settings.returnsText.schema),
  aboutText: orNull.pipe(settings.aboutText.schema),
  servicesText: orNull.pipe(settings.servicesText.schema),
});

const imageTextDraft = { imageUrl: z.string(), alt: z.string(), title: z.string(), text: z.string() };

/** Saves a draft of the home page; publishing is a separate action. */
export const homeSettingsSchema = z.object({
  homeDraft: z
    .object({
      slides: z.array(z.object(imageTextDraft)),
      headline: z.string(),
      headlineText: z.string(),
      lead: z.string(),
      tiles: z.array(z.object({ category: z.enum(CATEGORIES), ...imageTextDraft })),
      story: z.object(imageTextDraft),
    })
    .pipe(settings.homePage.schema),
});

const mailTextDraft = z.object({ subject: z.string(), opening: z.string(), closing: z.string() });

export const messageSettingsSchema = z.object({
  mailTexts: z
    .object({
      order_placed: mailTextDraft,
      order_paid: mailTextDraft,
      order_shipped: mailTextDraft,
      order_delivered: mailTextDraft,
      order_cancelled: mailTextDraft,
      order_expired: mailTextDraft,
      order_refunded: mailTextDraft,
      order_changed: mailTextDraft,
      order_tracking: mailTextDraft,
      payment_late: mailTextDraft,
    })
    // An empty template uses the default text.
    .transform((texts): z.input<typeof settings.mailTexts.schema> => {
      const edited = Object.entries(texts).filter(([, text]) => !Object.values(text).every(isBlank));
      return Object.fromEntries(edited);
    })
    .pipe(settings.mailTexts.schema),
});
