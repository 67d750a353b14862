import * as z from "zod";
import { idSchema } from "./id";
import { readableWith } from "./readable-with";

export const COUPON_KINDS = ["percent", "fixed"] as const;

export const couponSchema = z.object({
  id: idSchema,
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  /** Percentage or amount. */
  value: z.number().positive(),
  minTotal: z.number().nonnegative(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** The days of `startsAt` and `endsAt` in the shop's time zone. */
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  maxUses: z.int().positive().nullable(),
  maxUsesPerUser: z.int().positive().nullable(),
  uses: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
});
z.globalRegistry.add(couponSchema, { id: "Coupon" });
export type Coupon = z.infer<typeof couponSchema>;
readableWith.add(couponSchema, { permission: "coupons.write" });
