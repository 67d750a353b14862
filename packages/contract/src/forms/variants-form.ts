import * as z from "zod";
import { LIMITS } from "../constants";
import { line } from "../fields";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";
import { imageUrlField, priceField, stockField } from "./product-form";

const MAX_VALUE_NAME = 60;

export const optionNameField = line(40);
export const optionValueField = line(MAX_VALUE_NAME);
/** Key of an option value, in addresses. */
export const optionKeyField = line(MAX_VALUE_NAME).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t.optionKey);
/** Stock keeping unit of a variant. */
export const skuField = line(64).regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, t.sku);
/** Outer length of a variant in centimetres. */
export const lengthField = z
  .number({ error: () => t.centimetres })
  .min(0.1, t.centimetres)
  .max(LIMITS.centimetres, t.centimetres);

const optionField = z.object({
  name: optionNameField,
  values: z
    .array(
      z.object({
        key: optionKeyField,
        name: optionValueField,
        swatch: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i, t.swatch)
          .nullish(),
        swatchUrl: imageUrlField.nullish(),
      }),
    )
    .min(1, t.required),
});

const variantField = z.object({
  /** Id of an existing variant. */
  id: idSchema.optional(),
  sku: skuField.nullish(),
  values: z.array(z.string()),
  price: priceField,
  compareAtPrice: priceField.nullish(),
  quantity: stockField,
  /** Stock that the editor saw. Only the difference is applied, to preserve sales in the meantime. */
  quantitySeen: stockField.optional(),
  imageUrl: imageUrlField.nullish(),
  measures: z
    .object({ width: lengthField.optional(), depth: lengthField.optional(), height: lengthField.optional() })
    .nullish(),
});

/**
 * Options and variants of a product; the first variant is the default. These are the rules for single fields.
 * `findVariantProblems` of the domain has the others, which imports share.
 */
export const variantsFormSchema = z.object({
  options: z.array(optionField),
  variants: z.array(variantField),
});
z.globalRegistry.add(variantsFormSchema, { id: "VariantsForm" });
export type VariantsForm = z.infer<typeof variantsFormSchema>;
