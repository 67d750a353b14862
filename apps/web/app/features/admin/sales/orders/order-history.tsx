import type { Order } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { orderPaymentsOptions } from "~/features/admin/sales/payments/payment-queries";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { formatMoment } from "~/lib/format/format";
import { cx } from "~/ui/cx";
import { orderAdminOptions } from "./order-queries";
import { toTimeline } from "./order-timeline";

const NOTHING = { notes: [], payments: [] };

/** Everything that happened to an order, each with its actor. */
export function OrderHistory({ order }: { order: Order }) {
  const maySeePayments = useOwnPermissions()("payments.read");
  const { data } = useQuery(orderAdminOptions(order.id));
  const { data: payments } = useQuery({ ...orderPaymentsOptions(order.id), enabled: maySeePayments });
  const entries = toTimeline(order, data ?? NOTHING, payments?.refunds ?? []);
  return (
    <ol className="border-t border-hairline">
      {entries.map(({ key, text, detail, by, at, isInternal }) => (
        // A printed page may end up in the parcel, so it lacks what only staff may see.
        <li key={key} className={cx("border-b border-hairline py-2", isInternal && "print:hidden")}>
          <p className="flex justify-between gap-3">
            <span className="font-medium">{text}</span>
            <time dateTime={at} className="shrink-0 text-ink-soft tabular-nums">
              {formatMoment(at)}
            </time>
          </p>
          <p className="break-words whitespace-pre-line text-ink-soft">
            {by}
            {detail ? `: ${detail}` : ""}
          </p>
        </li>
      ))}
    </ol>
  );
}
