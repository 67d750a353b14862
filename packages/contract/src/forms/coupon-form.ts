import * as z from "zod";
import { LIMITS } from "../constants";
import { choice, dateTimeField, hasTwoDecimals, line, requiredCheckbox } from "../fields";
import { COUPON_KINDS } from "../models/coupon";
import { validationTexts as t } from "../validation-texts";

export const optionalCount = z
  .int({ error: () => t.wholeNumber })
  .min(1, t.wholeNumber)
  .max(LIMITS.quantity, t.tooLarge)
  .nullable();
const optionalDateTime = dateTimeField.nullable();
const DAY_MS = 24 * 60 * 60 * 1_000;
// A coupon is valid until the end of its last day.
const endTime = (text: string) => Date.parse(text) + (text.includes("T") ? 0 : DAY_MS);

export const couponCode = line(40)
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,40}$/, "Use at least three letters, digits or hyphens");

const fields = {
  code: couponCode,
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
};

const isPossibleValue = ({ kind, value }: { kind: string; value: number }) =>
  kind !== "percent" || value <= 100;
const valueRule = { path: ["value"], error: "A percentage can be at most 100" };

export const endsAfterStart = ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) =>
  !startsAt || !endsAt || Date.parse(startsAt) < endTime(endsAt);
export const endRule = { path: ["endsAt"], error: "Must be after the start" };

/** Form for a new coupon. */
export const couponFormSchema = z
  .object({ ...fields, acceptedTos: requiredCheckbox(t.confirmRequired) })
  .refine(isPossibleValue, valueRule)
  .refine(endsAfterStart, endRule);

/** A new coupon as sent to the server. Programs need not confirm it. */
export const newCouponSchema = z
  .object({ ...fields, acceptedTos: z.boolean().optional() })
  .refine(isPossibleValue, valueRule)
  .refine(endsAfterStart, endRule);
z.globalRegistry.add(newCouponSchema, { id: "NewCoupon" });
export type NewCoupon = z.infer<typeof newCouponSchema>;
