import type { OrderEvent } from "@larkwood/contract";
import { statusBadge } from "@larkwood/domain";
import { formatMoment } from "~/lib/format/format";

/** The status changes of an order, each with its actor and note. */
export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="border-t border-hairline">
      {events.map(({ status, at, by, note }) => (
        <li key={`${status} ${at}`} className="border-b border-hairline py-2">
          <p className="flex justify-between gap-3">
            <span className="font-medium">{statusBadge(status).text}</span>
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {formatMoment(at)}
            </time>
          </p>
          <p className="break-words text-ink-soft">
            {by}
            {note ? `: ${note}` : ""}
          </p>
        </li>
      ))}
    </ol>
  );
}
