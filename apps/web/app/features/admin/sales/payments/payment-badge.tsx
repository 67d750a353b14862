import type { PaymentStatus } from "@larkwood/contract";
import { capitalised, formatSum } from "@larkwood/domain";
import { Badge, type BadgeTone } from "~/ui/badge";

const tones: Record<PaymentStatus, BadgeTone> = {
  expected: "orange",
  received: "green",
  refunded: "sky",
  void: "grey",
};

/** What each status is called on screen. */
export const paymentStatusTexts: Record<PaymentStatus, string> = {
  expected: "Pending",
  received: "Paid",
  refunded: "Refunded",
  void: "Voided",
};

/** A word of the books as a heading writes it. */
export const capitalise = (word: string) => capitalised(word.replaceAll("_", " "));

/** Where the money of an order is. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={tones[status]}>{paymentStatusTexts[status]}</Badge>;
}

/** What is still to come of a payment, where something is. */
export function BalanceDue({ due }: { due: number }) {
  return due > 0 ? (
    <span className="block pt-1 whitespace-nowrap text-ink-soft">{formatSum(due)} due</span>
  ) : null;
}
