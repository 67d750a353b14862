import * as z from "zod";
import { findCountry } from "../countries";
import { hasTwoDecimals } from "../fields";
import { CATEGORIES } from "./category";
import { unknownCountryText } from "./shipping";

const INVALID_RULES = "must have the tax rates, and whether prices include them";

const textField = (max: number) =>
  z
    .string("must be text")
    .trim()
    .normalize("NFC")
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");

const typedCountry = textField(60);

/** A country of ISO 3166, parsed to its name. */
const listedCountry = typedCountry.transform((text, context) => {
  const country = findCountry(text);
  if (text !== "" && !country) context.addIssue({ code: "custom", message: unknownCountryText(text) });
  return country?.name ?? "";
});

const rateSchema = z.strictObject({
  /** Name on invoices. */
  name: textField(40).min(1, "must have a name such as VAT"),
  /** Empty means all other countries. */
  country: listedCountry,
  /** Null: all categories without a specific rate, and shipping. */
  category: z.enum(CATEGORIES, "must be a category or empty").nullable(),
  percent: z
    .number("must be a number such as 19 or 7.5")
    .min(0, "must not be below zero")
    .max(100, "must be at most 100")
    .refine(hasTwoDecimals, "must have at most two decimals"),
});

/** Tax rates. Without rates, no tax applies. */
export const taxRulesSchema = z.strictObject(
  {
    /** Whether product and shipping prices include tax. */
    included: z.boolean(INVALID_RULES),
    rates: z
      .array(rateSchema, INVALID_RULES)
      .max(300, "must have at most 300 rates")
      .refine(
        (rates) =>
          new Set(rates.map((rate) => `${rate.country.toLowerCase()} ${rate.category}`)).size ===
          rates.length,
        { error: "must have only one rate for each country and category" },
      ),
  },
  INVALID_RULES,
);
z.globalRegistry.add(taxRulesSchema, { id: "TaxRules" });
export type TaxRules = z.output<typeof taxRulesSchema>;

/** Also accepts unknown countries, which older versions stored. No order matches them. */
export const storedTaxRulesSchema = taxRulesSchema.extend({
  rates: z.array(
    rateSchema.extend({ country: typedCountry.transform((text) => findCountry(text)?.name ?? text) }),
  ),
});

/** Tax amount of one rate. */
export const taxShareSchema = z.object({
  name: z.string(),
  percent: z.number().nonnegative(),
  amount: z.number().nonnegative(),
  /** In the currency's smallest unit. */
  amountMinor: z.int().nonnegative(),
});
z.globalRegistry.add(taxShareSchema, { id: "TaxShare" });
export type TaxShare = z.infer<typeof taxShareSchema>;
