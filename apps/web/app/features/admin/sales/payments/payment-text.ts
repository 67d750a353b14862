import type { Refund, RefundCause, RefundState } from "@larkwood/contract";

const causes: Record<RefundCause, string> = {
  staff: "Refund",
  cancelled: "Refund of a cancelled order",
  late: "Refund of a late payment",
  provider: "Refund issued at the payment provider",
};

const states: Record<RefundState, string> = {
  pending: "in progress",
  done: "completed",
  failed: "failed: nothing was refunded",
};

/** The cause and state of a refund as text. */
export const refundText = ({ cause, state }: Pick<Refund, "cause" | "state">) =>
  `${causes[cause]}, ${states[state]}`;

const events: Record<string, string> = {
  started: "Payment started",
  authorised: "Authorised",
  paid: "Paid",
  refused: "Declined",
  expired: "Not paid in time",
  late: "Paid too late, refunded",
  refund_pending: "Refund started",
  refund_done: "Refund completed",
  refund_failed: "Refund failed",
  dispute_open: "Disputed by the customer's bank",
  dispute_won: "Dispute won",
  dispute_lost: "Dispute lost",
};

/** The text of a payment event; unknown provider events keep their name. */
export const eventText = (kind: string) => events[kind] ?? kind;
