import * as z from "zod";
import { readableWith } from "./readable-with";

/** Longer than anyone writes at once, because a merge joins two notes. */
export const MAX_CUSTOMER_NOTE = 10_000;

/** Internal record of a customer, in addition to their account. */
export const customerRecordSchema = z.object({
  /** Number of orders, without cancelled ones. */
  orders: z.int().nonnegative(),
  /** Amount paid minus refunds. */
  spent: z.number().nonnegative(),
  lastOrderAt: z.iso.datetime().nullable(),
  note: z.string(),
  tags: z.array(z.string()),
  /** A blocked customer can't sign in or order; null: not blocked. */
  blockedAt: z.iso.datetime().nullable(),
  /** Zero until the first change. */
  version: z.int().nonnegative(),
});
z.globalRegistry.add(customerRecordSchema, { id: "CustomerRecord" });
export type CustomerRecord = z.infer<typeof customerRecordSchema>;
readableWith.add(customerRecordSchema, { permission: "customers.read" });
