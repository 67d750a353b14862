import * as z from "zod";
import { LIMITS } from "../constants";
import { dateTimeField, hasTwoDecimals } from "../fields";
import { PUBLISHING_STATES } from "../models/admin-product";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";

/** Publishing state of a product; a scheduled product needs a date. */
export const publishingFormSchema = z
  .object({ state: z.enum(PUBLISHING_STATES), publishAt: dateTimeField.nullish() })
  .refine(({ state, publishAt }) => state !== "scheduled" || Boolean(publishAt), {
    path: ["publishAt"],
    error: t.required,
  });
z.globalRegistry.add(publishingFormSchema, { id: "PublishingForm" });
export type PublishingForm = z.infer<typeof publishingFormSchema>;

const salePriceField = z
  .object({
    variantId: idSchema.optional(),
    price: z
      .number({ error: () => t.required })
      .min(1, t.productPriceMin)
      .max(LIMITS.price, t.tooLarge)
      .refine(hasTwoDecimals, { error: t.twoDecimals }),
    /** Defaults to now. */
    startsAt: dateTimeField.nullish(),
    /** Defaults to no end. */
    endsAt: dateTimeField.nullish(),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ["endsAt"],
    error: t.saleEnd,
  });

/** All sale prices of a product; unlisted ones end. */
export const salePricesField = z
  .array(salePriceField)
  .max(LIMITS.variants)
  .superRefine((salePrices, context) => {
    const variantIds = salePrices.map(({ variantId = "" }) => variantId);
    variantIds.forEach((variantId, index) => {
      if (variantIds.indexOf(variantId) < index)
        context.addIssue({ code: "custom", path: [index, "variantId"], message: t.duplicateVariant });
    });
  });
export const salePricesFormSchema = z.object({ salePrices: salePricesField });
z.globalRegistry.add(salePricesFormSchema, { id: "SalePricesForm" });
export type SalePricesForm = z.infer<typeof salePricesFormSchema>;
