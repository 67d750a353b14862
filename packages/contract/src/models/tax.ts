import * as z from "zod";
import { hasTwoDecimals } from "../fields";
import { CATEGORIES } from "./category";

const NO_RULES = "must have the tax rates, and whether prices include them";

const word = (max: number) =>
  z
    .string("must be text")
    .trim()
    .normalize("NFC")
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");

const rateSchema = z.strictObject({
  /** As it is called on a bill. */
  name: word(40).min(1, "must have a name such as VAT"),
  /** As customers write it; empty stands for everywhere else. */
  country: word(60),
  /** The room whose pieces it is for; null: all that have no rate of their own, and delivery. */
  category: z.enum(CATEGORIES, "must be a category or empty").nullable(),
  percent: z
    .number("must be a number such as 19 or 7.5")
    .min(0, "must not be below zero")
    .max(100, "must be at most 100")
    .refine(hasTwoDecimals, "must have at most two decimals"),
});

/** Which tax is owed. Without rates there is none. */
export const taxRulesSchema = z.strictObject(
  {
    /** Whether the prices in the catalogue, and of delivery, have it in them already. */
    included: z.boolean(NO_RULES),
    rates: z
      .array(rateSchema, NO_RULES)
      .max(300, "must have at most 300 rates")
      .refine(
        (rates) =>
          new Set(rates.map((one) => `${one.country.toLowerCase()} ${one.category}`)).size === rates.length,
        { error: "must have only one rate for each country and category" },
      ),
  },
  NO_RULES,
);
export type TaxRules = z.output<typeof taxRulesSchema>;

/** What is owed by one rate. */
export const taxPartSchema = z.object({
  name: z.string(),
  percent: z.number().nonnegative(),
  amount: z.number().nonnegative(),
});
export type TaxShare = z.infer<typeof taxPartSchema>;
