import * as z from "zod";
import { LIMITS } from "../constants";
import { findCountry } from "../countries";
import { hasTwoDecimals } from "../fields";
import { CATEGORIES } from "./category";

const INVALID_RULES = "must have zones, each with its countries and shipping methods";

const nameField = (max: number, text: string) =>
  z
    .string(text)
    .trim()
    .normalize("NFC")
    .min(1, text)
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");

const price = z
  .number("must be an amount such as 9.90")
  .min(0, "must not be below zero")
  .max(LIMITS.price, "is too large")
  .refine(hasTwoDecimals, "must have at most two decimals");

const days = z
  .int("must be a whole number of days")
  .min(0, "must not be below zero")
  .max(365, "must be at most 365 days");

/** Delivery by parcel or by two people. */
export const DELIVERY_KINDS = ["parcel", "two_man"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Orders of free samples go as a letter, which no shipping zone offers. */
export const ORDER_DELIVERY_KINDS = [...DELIVERY_KINDS, "letter"] as const;
export type OrderDeliveryKind = (typeof ORDER_DELIVERY_KINDS)[number];

const INVALID_WEIGHTS = "must be weights in kilograms with their prices, such as 5: 9.90, 30: 24";

/** Prices by maximum total weight, in ascending order. */
const weightsSchema = z
  .array(
    z.strictObject({
      upToKg: z
        .number(INVALID_WEIGHTS)
        .positive(INVALID_WEIGHTS)
        .max(100_000, INVALID_WEIGHTS)
        .refine(hasTwoDecimals, INVALID_WEIGHTS),
      price,
    }),
    INVALID_WEIGHTS,
  )
  .max(20, "must have at most 20 weights")
  .refine(
    (tiers) => tiers.every((tier, index) => index === 0 || tier.upToKg > (tiers[index - 1]?.upToKg ?? 0)),
    {
      error: "must have weights in ascending order",
    },
  );

const shippingMethodSchema = z
  .strictObject({
    name: nameField(60, "must have a name"),
    kind: z.enum(DELIVERY_KINDS, "must be parcel or two_man"),
    /** Price above all weights, or without weights. */
    price,
    weights: weightsSchema.optional(),
    /** Minimum subtotal for free shipping; null: never free. */
    freeFrom: price.nullable(),
    fromDays: days,
    toDays: days,
  })
  .refine(({ fromDays, toDays }) => fromDays <= toDays, {
    path: ["toDays"],
    error: "must not be before the first day",
  });

const typedCountries = z.array(nameField(60, "must be the name of a country"), INVALID_RULES).max(300);

/** Countries of ISO 3166, parsed to their names. */
const listedCountries = typedCountries.transform((texts, context) => {
  const unknown = texts.find((text) => !findCountry(text));
  if (unknown) context.addIssue({ code: "custom", message: unknownCountryText(unknown) });
  return [...new Set(texts.flatMap((text) => findCountry(text)?.name ?? []))];
});

export const unknownCountryText = (text: string) =>
  `can't include "${text}", which isn't a country we know. Check the spelling`;

const zoneSchema = z.strictObject({
  name: nameField(60, "must have a name"),
  /** Empty means all other countries. */
  countries: listedCountries,
  options: z
    .array(shippingMethodSchema, INVALID_RULES)
    .min(1, "must have a shipping method")
    .max(10, "must have at most 10 shipping methods")
    .refine((options) => new Set(options.map((option) => option.name)).size === options.length, {
      error: "must have different names",
    }),
});

/** Shipping zones and methods. Without zones, everything ships everywhere for free. */
export const shippingRulesSchema = z.strictObject(
  {
    /** Categories that need two-man delivery. An order with such an item has only two-man methods. */
    twoMan: z
      .array(z.enum(CATEGORIES, "must be a list of categories"), "must be a list of categories")
      .max(20),
    zones: z.array(zoneSchema, INVALID_RULES).max(50, "must have at most 50 zones"),
  },
  INVALID_RULES,
);
z.globalRegistry.add(shippingRulesSchema, { id: "ShippingRules" });
export type ShippingRules = z.output<typeof shippingRulesSchema>;

/** Also accepts unknown countries, which older versions stored. No order matches them. */
export const storedShippingRulesSchema = shippingRulesSchema.extend({
  zones: z.array(
    zoneSchema.extend({
      countries: typedCountries.transform((texts) => texts.map((text) => findCountry(text)?.name ?? text)),
    }),
  ),
});

/** What the shop promises about delivery before the address is known. */
export const deliveryPromiseSchema = z.object({
  fromDays: z.int(),
  toDays: z.int(),
  /** Whether delivery is free for every order. */
  isFree: z.boolean(),
  /** Null if it is not known, or differs between shipping methods. */
  kind: z.enum(DELIVERY_KINDS).nullable(),
});
z.globalRegistry.add(deliveryPromiseSchema, { id: "DeliveryPromise" });
export type DeliveryPromise = z.infer<typeof deliveryPromiseSchema>;

/** A shipping method with its price for an order. */
export const deliveryOptionSchema = z.object({
  name: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  price: z.number().nonnegative(),
  fromDays: z.int(),
  toDays: z.int(),
  /** First and last day of delivery for an order of today, in the shop's time zone. */
  from: z.iso.date(),
  to: z.iso.date(),
});
z.globalRegistry.add(deliveryOptionSchema, { id: "DeliveryOption" });
export type DeliveryOption = z.infer<typeof deliveryOptionSchema>;
