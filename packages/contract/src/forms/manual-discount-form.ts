import * as z from "zod";
import { line, ownAmount } from "../fields";

/** The customer can read it. */
const reason = line(100);
const value = ownAmount.positive("Must be above zero");

/** A discount that staff give on an unpaid order, without shipping: an amount, or a percentage of the items. */
export const manualDiscountFormSchema = z.union([
  z.strictObject({ amount: value, reason }),
  z.strictObject({ percent: value.max(100, "A percentage can be at most 100"), reason }),
]);
z.globalRegistry.add(manualDiscountFormSchema, { id: "ManualDiscountForm" });
export type ManualDiscountForm = z.output<typeof manualDiscountFormSchema>;
