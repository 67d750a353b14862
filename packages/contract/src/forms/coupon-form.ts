import * as z from "zod";
import { LIMITS } from "../constants";
import { choice, dateTimeField, hasTwoDecimals, line, requiredCheckbox } from "../fields";
import { COUPON_KINDS } from "../models/coupon";
import { validationTexts as t } from "../validation-texts";

const optionalCount = z
  .int({ error: () => t.wholeNumber })
  .min(1, t.wholeNumber)
  .max(LIMITS.quantity, t.tooLarge)
  .nullable();
const optionalDateTime = dateTimeField.nullable();
const DAY_MS = 24 * 60 * 60 * 1_000;
// A coupon is valid until the end of its last day.
const endTime = (text: string) => Date.parse(text) + (text.includes("T") ? 0 : DAY_MS);

/** Form for a new coupon. */
export const couponFormSchema = z
  .object({
    code: line(40)
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,40}$/, "Use at least three letters, digits or hyphens"),
    kind: choice(COUPON_KINDS, t.required),
    value: z
      .number({ error: () => t.required })
      .positive("Must be above zero")
      .max(LIMITS.price, t.tooLarge)
      .refine(hasTwoDecimals, { error: t.twoDecimals }),
    minTotal: z
      .number({ error: () => t.required })
      .min(0, "Must not be below zero")
      .max(LIMITS.price, t.tooLarge)
      .refine(hasTwoDecimals, { error: t.twoDecimals }),
    startsAt: optionalDateTime,
    endsAt: optionalDateTime,
    maxUses: optionalCount,
    maxUsesPerUser: optionalCount,
    acceptedTos: requiredCheckbox(t.confirmRequired),
  })
  .refine((form) => form.kind !== "percent" || form.value <= 100, {
    path: ["value"],
    error: "A percentage can be at most 100",
  })
  .refine((form) => !form.startsAt || !form.endsAt || Date.parse(form.startsAt) < endTime(form.endsAt), {
    path: ["endsAt"],
    error: "Must be after the start",
  });
export type CouponForm = z.infer<typeof couponFormSchema>;
