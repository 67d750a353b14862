import type { Order, OrderStatus } from "@larkwood/contract";
import { formatDate, statusBadge } from "@larkwood/domain";
import { cx } from "~/ui/cx";

const DELIVERY_STEPS: readonly OrderStatus[] = [
  "PLACED",
  "CONFIRMED",
  "SHIPPED",
  "OUT_FOR_DELIVERY",
  "DELIVERED",
];

/** Past status changes, then the remaining steps. A cancelled or returned order has no remaining steps. */
export function timelineOf(order: Pick<Order, "status" | "events">) {
  const past = order.events.map(({ status, at }, index) => ({
    status,
    at: at as string | null,
    // Only the last: an order whose shipment was cancelled is confirmed twice.
    isCurrent: index === order.events.length - 1,
  }));
  const reached = DELIVERY_STEPS.indexOf(order.status);
  const remaining =
    reached === -1
      ? []
      : DELIVERY_STEPS.slice(reached + 1).map((status) => ({ status, at: null, isCurrent: false }));
  return [...past, ...remaining];
}

export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className="grid gap-0" aria-label="Status">
      {timelineOf(order).map(({ status, at, isCurrent }) => (
        <li
          key={`${status} ${at}`}
          aria-current={isCurrent ? "step" : undefined}
          className="relative grid grid-cols-[1.25rem_1fr] gap-3 pb-6 text-sm last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-4 [&:not(:last-child)]:before:bottom-0 [&:not(:last-child)]:before:left-[0.4375rem] [&:not(:last-child)]:before:w-px [&:not(:last-child)]:before:bg-hairline-strong"
        >
          <span
            aria-hidden
            className={cx(
              "mt-1 size-[0.9375rem] rounded-full border",
              at ? "border-clay bg-clay" : "border-hairline-strong bg-paper",
            )}
          />
          <span className={at ? "" : "text-ink-soft"}>
            <span className="block">{statusBadge(status).text}</span>
            {at ? <time dateTime={at}>{formatDate(new Date(at))}</time> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
