import * as z from "zod";

/** What the office knows of a customer beside their account. */
export const customerRecordSchema = z.object({
  /** Orders that were not cancelled. */
  orders: z.int().nonnegative(),
  /** What was paid for them and kept. */
  spent: z.number().nonnegative(),
  lastOrderAt: z.iso.datetime().nullable(),
  note: z.string(),
  /** Since when they may neither sign in nor order; null: they may. */
  blockedAt: z.iso.datetime().nullable(),
  /** Zero until something was written down. */
  version: z.int().nonnegative(),
});
export type CustomerRecord = z.infer<typeof customerRecordSchema>;
