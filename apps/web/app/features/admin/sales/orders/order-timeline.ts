import type { Order, OrderAdminDetails, Refund } from "@larkwood/contract";
import { statusBadge } from "@larkwood/domain";
import { refundText } from "~/features/admin/sales/payments/payment-text";
import { formatSum } from "~/lib/format/money";

/** One entry of the timeline of an order: what happened, who did it, and when. */
type TimelineEntry = {
  key: string;
  text: string;
  detail: string;
  by: string;
  at: string;
  isInternal: boolean;
};

const markTexts: Record<OrderAdminDetails["payments"][number]["kind"], string> = {
  received: "Marked as paid",
  refunded: "Marked as refunded",
  rest: "Balance marked as paid",
  undo: "Payment change undone",
};

/** Status changes, notes, edits, payments and refunds of an order, oldest first. */
export function toTimeline(
  { events }: Pick<Order, "events">,
  { notes, payments }: Pick<OrderAdminDetails, "notes" | "payments">,
  refunds: readonly Refund[],
): TimelineEntry[] {
  const entries = [
    ...events.map(({ status, at, by, note }) => ({
      text: statusBadge(status).text,
      detail: note,
      by,
      at,
      isInternal: false,
    })),
    ...notes.map(({ kind, body, at, by }) => ({
      text: kind === "note" ? "Note" : "Changed",
      detail: body,
      by,
      at,
      isInternal: true,
    })),
    ...payments.map(({ kind, at, by }) => ({ text: markTexts[kind], detail: "", by, at, isInternal: true })),
    ...refunds.map((refund) => ({
      text: `${refundText(refund)}: ${formatSum(refund.amount)}`,
      detail: refund.reason,
      by: refund.by,
      at: refund.at,
      isInternal: true,
    })),
  ];
  return entries
    .map((entry, index) => ({ ...entry, key: `${entry.at} ${index}` }))
    .sort((one, other) => one.at.localeCompare(other.at));
}
