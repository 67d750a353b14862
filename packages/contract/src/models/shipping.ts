import * as z from "zod";
import { LIMITS } from "../constants";
import { hasTwoDecimals } from "../fields";
import { CATEGORIES } from "./category";

const NO_RULES = "must have zones, each with its countries and shipping methods";

const name = (max: number, text: string) =>
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

/** What a piece needs to be delivered: a carrier's parcel, or two people who carry it in. */
export const DELIVERY_KINDS = ["parcel", "two_man"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

const NO_WEIGHTS = "must be weights in kilograms with their prices, such as 5: 9.90, 30: 24";

/** What it costs up to a weight of all pieces together, in rising order. */
const weightsSchema = z
  .array(
    z.strictObject({
      upToKg: z
        .number(NO_WEIGHTS)
        .positive(NO_WEIGHTS)
        .max(100_000, NO_WEIGHTS)
        .refine(hasTwoDecimals, NO_WEIGHTS),
      price,
    }),
    NO_WEIGHTS,
  )
  .max(20, "must have at most 20 weights")
  .refine((all) => all.every((one, index) => index === 0 || one.upToKg > (all[index - 1]?.upToKg ?? 0)), {
    error: "must have weights in ascending order",
  });

const optionSchema = z
  .strictObject({
    name: name(60, "must have a name"),
    kind: z.enum(DELIVERY_KINDS, "must be parcel or two_man"),
    /** For what is heavier than all weights, or where there are none. */
    price,
    weights: weightsSchema.optional(),
    /** From this value of the goods on it costs nothing; null: never. */
    freeFrom: price.nullable(),
    fromDays: days,
    toDays: days,
  })
  .refine(({ fromDays, toDays }) => fromDays <= toDays, {
    path: ["toDays"],
    error: "must not be before the first day",
  });

const zoneSchema = z.strictObject({
  name: name(60, "must have a name"),
  /** As customers write them; none stands for everywhere else. */
  countries: z.array(name(60, "must be the name of a country"), NO_RULES).max(300),
  options: z
    .array(optionSchema, NO_RULES)
    .min(1, "must have a shipping method")
    .max(10, "must have at most 10 shipping methods")
    .refine((options) => new Set(options.map((one) => one.name)).size === options.length, {
      error: "must have different names",
    }),
});

/** How orders are delivered. Without zones everything goes everywhere, free of charge. */
export const shippingRulesSchema = z.strictObject(
  {
    /** Rooms whose pieces two people carry: an order with one of them is offered that kind only. */
    twoMan: z
      .array(z.enum(CATEGORIES, "must be a list of categories"), "must be a list of categories")
      .max(20),
    zones: z.array(zoneSchema, NO_RULES).max(50, "must have at most 50 zones"),
  },
  NO_RULES,
);
export type ShippingRules = z.output<typeof shippingRulesSchema>;

/** A way to deliver an order, with what it costs for that order. */
export const deliverySchema = z.object({
  name: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  price: z.number().nonnegative(),
  fromDays: z.int(),
  toDays: z.int(),
});
export type DeliveryOption = z.infer<typeof deliverySchema>;
