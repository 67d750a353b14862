import type { PaymentStatus } from "@larkwood/contract";
import { formatSum } from "~/lib/format/money";
import { Badge, type BadgeTone } from "~/ui/badge";

const tones: Record<PaymentStatus, BadgeTone> = {
  expected: "orange",
  received: "green",
  refunded: "sky",
  void: "grey",
};

/** On-screen labels of the payment statuses. */
export const paymentStatusTexts: Record<PaymentStatus, string> = {
  expected: "Pending",
  received: "Paid",
  refunded: "Refunded",
  void: "Voided",
};

/** The payment status of an order. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={tones[status]}>{paymentStatusTexts[status]}</Badge>;
}

/** The balance due of an order, if any. */
export function BalanceDue({ due }: { due: number }) {
  return due > 0 ? (
    <span className="block pt-1 whitespace-nowrap text-ink-soft">{formatSum(due)} due</span>
  ) : null;
}
