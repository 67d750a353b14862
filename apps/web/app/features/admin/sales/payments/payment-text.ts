import type { Refund, RefundCause, RefundState } from "@larkwood/contract";

const causes: Record<RefundCause, string> = {
  staff: "Refund",
  cancelled: "Refund of a cancelled order",
  late: "Payment that came too late",
  provider: "Refund on the service's own pages",
};

const states: Record<RefundState, string> = {
  pending: "on its way",
  done: "went back",
  failed: "failed: the money is still here",
};

/** What a refund is, and what became of it. */
export const refundText = ({ cause, state }: Pick<Refund, "cause" | "state">) =>
  `${causes[cause]}, ${states[state]}`;

const events: Record<string, string> = {
  started: "Payment begun",
  authorised: "Set aside by the bank",
  paid: "Paid",
  refused: "Refused",
  expired: "Not paid in time",
  late: "Paid too late, goes back",
  refund_pending: "Refund begun",
  refund_done: "Refund arrived",
  refund_failed: "Refund failed",
  dispute_open: "Disputed by the customer's bank",
  dispute_won: "Dispute won",
  dispute_lost: "Dispute lost",
};

/** What happened, in words; what a service tells stands as the service calls it. */
export const eventText = (kind: string) => events[kind] ?? kind;
