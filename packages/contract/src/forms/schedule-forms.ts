import * as z from "zod";
import { LIMITS } from "../constants";
import { hasTwoDecimals, momentField } from "../fields";
import { PUBLISHING_STATES } from "../models/admin-product";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";

/** Rules of who sees a product: a date belongs to what is scheduled, and to nothing else. */
export const publishingFormSchema = z
  .object({ state: z.enum(PUBLISHING_STATES), publishAt: momentField.nullish() })
  .refine(({ state, publishAt }) => state !== "scheduled" || Boolean(publishAt), {
    path: ["publishAt"],
    error: t.required,
  });
export type PublishingForm = z.infer<typeof publishingFormSchema>;

const salePriceField = z
  .object({
    variantId: idSchema.optional(),
    price: z
      .number({ error: () => t.required })
      .min(1, t.priceMin)
      .max(LIMITS.price, t.tooLarge)
      .refine(hasTwoDecimals, { error: t.twoDecimals }),
    /** At once unless said. */
    startsAt: momentField.nullish(),
    /** Until somebody ends it unless said. */
    endsAt: momentField.nullish(),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ["endsAt"],
    error: t.saleEnd,
  });

/** Prices for a time, all that a product has: those that are not named end. */
export const salePricesFormSchema = z
  .object({ salePrices: z.array(salePriceField).max(LIMITS.variants) })
  .superRefine(({ salePrices }, context) => {
    const owners = salePrices.map(({ variantId = "" }) => variantId);
    owners.forEach((owner, place) => {
      if (owners.indexOf(owner) < place)
        context.addIssue({
          code: "custom",
          path: ["salePrices", place, "variantId"],
          message: t.variantTwice,
        });
    });
  });
export type SalePricesForm = z.infer<typeof salePricesFormSchema>;
