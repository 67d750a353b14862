import * as z from "zod";
import { LIMITS } from "../constants";
import { hasTwoDecimals, line } from "../fields";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";
import { imageUrlField } from "./product-form";

const MAX_OPTION_NAME = 40;
const MAX_VALUE_NAME = 60;

const keyField = line(MAX_VALUE_NAME).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t.optionKey);
const price = z
  .number({ error: () => t.required })
  .min(1, t.priceMin)
  .max(LIMITS.price, t.tooLarge)
  .refine(hasTwoDecimals, { error: t.twoDecimals });
const quantity = z
  .number({ error: () => t.required })
  .min(0, t.stockBelowZero)
  .max(LIMITS.quantity, t.tooLarge)
  .refine(Number.isInteger, { error: t.wholeNumber });
const length = z
  .number({ error: () => t.centimetres })
  .min(0.1, t.centimetres)
  .max(LIMITS.centimetres, t.centimetres)
  .optional();

/** Stock keeping unit of a variant. */
export const skuField = line(64).regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, t.sku);

const optionField = z.object({
  name: line(MAX_OPTION_NAME),
  values: z
    .array(
      z.object({
        key: keyField,
        name: line(MAX_VALUE_NAME),
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
    /** Id of an existing variant. */
    id: idSchema.optional(),
    sku: skuField.nullish(),
    values: z.array(z.string()).max(LIMITS.options),
    price,
    compareAtPrice: price.nullish(),
    quantity: quantity,
    /** Stock that the editor saw. Only the difference is applied, to preserve sales in the meantime. */
    quantitySeen: quantity.optional(),
    imageUrl: imageUrlField.nullish(),
    measures: z.object({ width: length, depth: length, height: length }).nullish(),
  })
  .refine((variant) => !variant.compareAtPrice || variant.compareAtPrice > variant.price, {
    error: t.compareAt,
    path: ["compareAtPrice"],
  });

/** Indexes of values that occurred before, ignoring case. */
function duplicateIndexes(values: readonly (string | null | undefined)[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    const key = value?.toLowerCase();
    if (!key) return [];
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

/** Options and variants of a product; the first variant is the default. */
export const variantsFormSchema = z
  .object({
    options: z.array(optionField).max(LIMITS.options),
    variants: z.array(variantField).max(LIMITS.variants),
  })
  .superRefine(({ options, variants }, context) => {
    const addError = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const index of duplicateIndexes(options.map(({ name }) => name)))
      addError(["options", index, "name"], t.duplicateOption);
    options.forEach(({ values }, option) => {
      for (const field of ["key", "name"] as const)
        for (const index of duplicateIndexes(values.map((value) => value[field])))
          addError(["options", option, "values", index, field], t.duplicateValue);
    });
    if (options.length > 0 && variants.length === 0) addError(["variants"], t.variantMissing);
    variants.forEach(({ values }, variant) => {
      const isComplete =
        options.length > 0 &&
        values.length === options.length &&
        options.every((option, index) => option.values.some(({ key }) => key === values[index]));
      if (!isComplete) addError(["variants", variant, "values"], t.variantValues);
    });
    for (const index of duplicateIndexes(variants.map(({ values }) => values.join(" "))))
      addError(["variants", index, "values"], t.duplicateVariant);
    for (const index of duplicateIndexes(variants.map(({ sku }) => sku)))
      addError(["variants", index, "sku"], t.duplicateSku);
    for (const index of duplicateIndexes(variants.map(({ id }) => id)))
      addError(["variants", index, "id"], t.duplicateVariant);
  });
export type VariantsForm = z.infer<typeof variantsFormSchema>;
