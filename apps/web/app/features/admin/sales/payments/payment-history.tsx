import type { OrderPayments } from "@larkwood/contract";
import { formatMoment } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { eventText, refundText } from "./payment-text";

/** Refunds of an order, then all its payment events. */
export function PaymentHistory({ payments }: { payments: OrderPayments }) {
  const { refunds, events } = payments;
  if (refunds.length === 0 && events.length === 0) return null;
  return (
    <div className="grid gap-4 pt-4">
      {refunds.length > 0 ? (
        <ul aria-label="Refunds" className="border-t border-hairline">
          {refunds.map((refund) => (
            <li key={refund.id} className="border-b border-hairline py-2">
              <p className="flex justify-between gap-3">
                <span className="font-medium">{refundText(refund)}</span>
                <span className="shrink-0 tabular-nums">−{formatSum(refund.amount)}</span>
              </p>
              <p className="break-words text-ink-soft">
                {refund.by}
                {refund.tax > 0 ? `, ${formatSum(refund.tax)} tax included` : ""}
                {refund.reason ? `: ${refund.reason}` : ""}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {events.length > 0 ? (
        <details>
          <summary className="link w-fit cursor-pointer">Payment history ({events.length})</summary>
          <ol aria-label="Payment events" className="mt-2 border-t border-hairline">
            {events.map(({ id, kind, amount, at }) => (
              <li key={id} className="flex justify-between gap-3 border-b border-hairline py-2">
                <span className="min-w-0 break-words">
                  {eventText(kind)}
                  {amount ? ` (${formatSum(amount)})` : ""}
                </span>
                <time dateTime={at} className="shrink-0 text-ink-soft tabular-nums">
                  {formatMoment(at)}
                </time>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </div>
  );
}
