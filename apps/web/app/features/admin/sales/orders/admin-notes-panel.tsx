import type { Order } from "@larkwood/contract";
import { capitalised } from "@larkwood/domain";
import { useQuery } from "@tanstack/react-query";
import { OrderPanel } from "~/features/admin/sales/shared/order-panel";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { formatMoment } from "~/lib/format/format";
import { NoteForm } from "./note-form";
import { orderAdminOptions } from "./order-queries";

/** Staff-only details of an order: notes and emails to the customer. */
export function AdminNotesPanel({ order }: { order: Order }) {
  const can = useOwnPermissions();
  const { data } = useQuery(orderAdminOptions(order.id));
  return (
    <div className="grid gap-8 print:hidden">
      <OrderPanel title="Notes">
        <p className="text-ink-soft">Notes are part of the timeline. Only staff can see them.</p>
        {can("orders.write") ? <NoteForm orderId={order.id} /> : null}
      </OrderPanel>
      {data && data.mails.length > 0 ? (
        <OrderPanel title="Emails">
          <ul className="border-t border-hairline">
            {data.mails.map(({ id, subject, status, createdAt }) => (
              <li key={id} className="border-b border-hairline py-2">
                <p className="break-words">{subject}</p>
                <p className="text-ink-soft">
                  {capitalised(status)}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
                </p>
              </li>
            ))}
          </ul>
        </OrderPanel>
      ) : null}
    </div>
  );
}
