import type { OrderStatus, PaymentStatus } from "@larkwood/contract";

/** How a payment counts in the accounts; "none" will never be paid. */
export type PaymentClass = "income" | "refund" | "outstanding" | "none";

/** Classifies a payment by its own status and the order's status. */
export function classifyPayment(payment: PaymentStatus, order: OrderStatus): PaymentClass {
  if (payment === "received") return "income";
  if (payment === "refunded") return "refund";
  if (payment === "expected" && order !== "CANCELLED" && order !== "RETURNED") return "outstanding";
  return "none";
}

interface OrderPayment {
  payment: PaymentStatus;
  order: OrderStatus;
  amountCents: number;
}

/** Totals of payments per class. */
export function sumPayments(
  payments: readonly OrderPayment[],
): Record<Exclude<PaymentClass, "none">, number> {
  const sums = { income: 0, refund: 0, outstanding: 0 };
  for (const { payment, order, amountCents } of payments) {
    const paymentClass = classifyPayment(payment, order);
    if (paymentClass !== "none") sums[paymentClass] += amountCents;
  }
  return sums;
}
