import * as z from "zod";
import { LIMITS } from "../constants";
import { choice, hasTwoDecimals, line, momentField, ticked } from "../fields";
import { COUPON_KINDS } from "../models/coupon";
import { validationTexts as t } from "../validation-texts";

const optionalCount = z
  .int({ error: () => t.wholeNumber })
  .min(1, t.wholeNumber)
  .max(LIMITS.quantity, t.tooLarge)
  .nullable();
const optionalMoment = momentField.nullable();
const DAY_MS = 24 * 60 * 60 * 1_000;
// A coupon counts to the end of its last day.
const endOf = (text: string) => Date.parse(text) + (text.includes("T") ? 0 : DAY_MS);

/** Rules of the form that makes a coupon. */
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
    startsAt: optionalMoment,
    endsAt: optionalMoment,
    maxUses: optionalCount,
    maxUsesPerUser: optionalCount,
    acceptedTos: ticked(t.confirmTicked),
  })
  .refine((form) => form.kind !== "percent" || form.value <= 100, {
    path: ["value"],
    error: "A percentage can be at most 100",
  })
  .refine((form) => !form.startsAt || !form.endsAt || Date.parse(form.startsAt) < endOf(form.endsAt), {
    path: ["endsAt"],
    error: "Must be after the start",
  });
export type CouponForm = z.infer<typeof couponFormSchema>;
