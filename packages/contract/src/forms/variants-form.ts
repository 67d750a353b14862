import * as z from "zod";
import { LIMITS } from "../constants";
import { hasTwoDecimals, line } from "../fields";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";
import { imageUrlField } from "./product-form";

const OPTION_NAME = 40;
const VALUE_NAME = 60;

const keyField = line(VALUE_NAME).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t.optionKey);
const price = z
  .number({ error: () => t.required })
  .min(1, t.priceMin)
  .max(LIMITS.price, t.tooLarge)
  .refine(hasTwoDecimals, { error: t.twoDecimals });
const pieces = z
  .number({ error: () => t.required })
  .min(0, t.stockBelowZero)
  .max(LIMITS.quantity, t.tooLarge)
  .refine(Number.isInteger, { error: t.wholeNumber });
const length = z
  .number({ error: () => t.centimetres })
  .min(0.1, t.centimetres)
  .max(LIMITS.centimetres, t.centimetres)
  .optional();

/** A number for one thing on a shelf, as shops and scanners write it. */
export const skuField = line(64).regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, t.sku);

const optionField = z.object({
  name: line(OPTION_NAME),
  values: z
    .array(
      z.object({
        key: keyField,
        name: line(VALUE_NAME),
        swatch: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i, t.swatch)
          .nullish(),
        swatchUrl: imageUrlField.nullish(),
      }),
    )
    .min(1, t.required)
    .max(LIMITS.optionValues),
});

const variantField = z
  .object({
    /** Of a variant that is there already. */
    id: idSchema.optional(),
    sku: skuField.nullish(),
    values: z.array(z.string()).max(LIMITS.options),
    price,
    compareAtPrice: price.nullish(),
    quantity: pieces,
    /** The stock that the editor saw: it changes by the difference to it, so that pieces sold meanwhile stay sold. */
    quantitySeen: pieces.optional(),
    imageUrl: imageUrlField.nullish(),
    measures: z.object({ width: length, depth: length, height: length }).nullish(),
  })
  .refine((variant) => !variant.compareAtPrice || variant.compareAtPrice > variant.price, {
    error: t.compareAt,
    path: ["compareAtPrice"],
  });

/** The places of the words that were there before. */
function repeated(words: readonly (string | null | undefined)[]): number[] {
  const seen = new Set<string>();
  return words.flatMap((word, place) => {
    const known = word?.toLowerCase();
    if (!known) return [];
    if (seen.has(known)) return [place];
    seen.add(known);
    return [];
  });
}

/** Rules of the options of a product and of their variants, of which the first is the default one. */
export const variantsFormSchema = z
  .object({
    options: z.array(optionField).max(LIMITS.options),
    variants: z.array(variantField).max(LIMITS.variants),
  })
  .superRefine(({ options, variants }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const place of repeated(options.map(({ name }) => name)))
      refuse(["options", place, "name"], t.optionTwice);
    options.forEach(({ values }, option) => {
      for (const part of ["key", "name"] as const)
        for (const place of repeated(values.map((value) => value[part])))
          refuse(["options", option, "values", place, part], t.valueTwice);
    });
    if (options.length > 0 && variants.length === 0) refuse(["variants"], t.variantMissing);
    variants.forEach(({ values }, place) => {
      const fits =
        options.length > 0 &&
        values.length === options.length &&
        options.every((option, index) => option.values.some(({ key }) => key === values[index]));
      if (!fits) refuse(["variants", place, "values"], t.valuesOfVariant);
    });
    for (const place of repeated(variants.map(({ values }) => values.join(" "))))
      refuse(["variants", place, "values"], t.variantTwice);
    for (const place of repeated(variants.map(({ sku }) => sku)))
      refuse(["variants", place, "sku"], t.skuTwice);
    for (const place of repeated(variants.map(({ id }) => id)))
      refuse(["variants", place, "id"], t.variantTwice);
  });
export type VariantsForm = z.infer<typeof variantsFormSchema>;
