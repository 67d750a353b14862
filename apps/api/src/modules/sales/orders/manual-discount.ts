import type { ManualDiscountForm } from "@larkwood/contract";
import { type Discount, discountCents, fromCents, type ManualDiscount, toCents } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import { formatCents } from "../../../core/format-cents";
import type { OrderRow } from "./order-row";

/** A discount before its amount is known. */
export type RequestedDiscount = Discount & Pick<ManualDiscount, "reason">;

export const toDiscount = (form: ManualDiscountForm): RequestedDiscount =>
  "percent" in form
    ? { kind: "percent", value: Math.round(form.percent * 100), reason: form.reason }
    : { kind: "fixed", value: toCents(form.amount), reason: form.reason };

/** The discount on what the coupon leaves of the subtotal. */
export const withAmount = (
  { kind, value, reason }: RequestedDiscount,
  remainingCents: number,
): ManualDiscount => ({ kind, value, reason, cents: discountCents(remainingCents, { kind, value }) });

/** A new discount takes off at least a cent, and at most what the items cost. */
export function assertPossibleDiscount(
  { kind, value, cents }: ManualDiscount,
  remainingCents: number,
  currency: string,
): void {
  if (cents > 0 && (kind === "percent" || cents === value)) return;
  const detail =
    remainingCents === 0
      ? "These items cost nothing, so there is nothing to discount."
      : `Choose a discount between ${formatCents(1, currency)} and ${formatCents(remainingCents, currency)}.`;
  throw new AppError("invalid_input", { detail, errors: { manualDiscount: detail } });
}

/** A paid order gets a refund instead. */
export function assertUnpaid({ paymentStatus }: Pick<OrderRow, "paymentStatus">): void {
  if (paymentStatus !== "expected")
    throw new AppError("order_unchangeable", {
      detail: "This order is already paid. Refund an amount instead.",
    });
}

export const discountText = (discount: ManualDiscount | null, currency: string) =>
  discount
    ? `${formatCents(discount.cents, currency)}${discount.kind === "percent" ? ` (${discount.value / 100}%)` : ""}, ${discount.reason}`
    : "none";

export const toManualDiscount = ({ kind, value, cents, reason }: ManualDiscount) => ({
  percent: kind === "percent" ? value / 100 : null,
  amount: fromCents(cents),
  amountMinor: cents,
  reason,
});
