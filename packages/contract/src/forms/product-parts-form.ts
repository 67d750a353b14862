import * as z from "zod";
import { LIMITS } from "../constants";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";
import { productAttributesSchema } from "./attribute-forms";
import { productCollectionsSchema } from "./collection-form";
import { productEditSchemas, stockField } from "./product-form";
import { productImagesField, searchTextsFormSchema } from "./product-page-forms";
import { publishingFormSchema, salePricesField } from "./schedule-forms";
import { variantsFormSchema } from "./variants-form";

const { attributes } = productAttributesSchema.shape;

/** Changes of a product that are saved together; missing fields stay unchanged. */
export const productPartsSchema = z
  .object({
    ...productEditSchemas.trading
      .pick({
        name: true,
        description: true,
        category: true,
        price: true,
        quantity: true,
        quantitySeen: true,
      })
      .partial().shape,
    /** Stock that counts as low; null: the setting of the shop. */
    lowStock: stockField.nullable().optional(),
    images: productImagesField.optional(),
    ...variantsFormSchema.partial().shape,
    attributes: attributes.optional(),
    /** Values in which variants differ from the product. */
    variantAttributes: z
      .array(z.object({ variantId: idSchema, attributes }))
      .max(LIMITS.variants)
      .optional(),
    salePrices: salePricesField.optional(),
    /** All manual collections of the product. */
    collectionIds: productCollectionsSchema.shape.collectionIds.optional(),
    /** All companions of the product, in order. */
    companions: z.array(idSchema).max(LIMITS.companions, t.tooManyCompanions).optional(),
    publishing: publishingFormSchema.optional(),
    ...searchTextsFormSchema.partial().shape,
  })
  .refine(({ options, variants }) => (options === undefined) === (variants === undefined), {
    error: t.required,
    path: ["variants"],
  });
z.globalRegistry.add(productPartsSchema, { id: "ProductParts" });
export type ProductParts = z.infer<typeof productPartsSchema>;
