import type { Order, ReturnRequest, ReturnState } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orderPaymentsOptions } from "~/features/admin/sales/payments/payment-queries";
import { RefundDialog } from "~/features/admin/sales/payments/refund-dialog";
import { OrderPanel } from "~/features/admin/sales/shared/order-panel";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { formatMoment } from "~/lib/format/format";
import { returnedItemsText } from "~/lib/format/return-quantities";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ReturnAnswer } from "./return-answer";

const states = {
  asked: { text: "Requested", tone: "orange" },
  accepted: { text: "Accepted", tone: "sky" },
  declined: { text: "Declined", tone: "grey" },
  done: { text: "Refunded", tone: "green" },
} as const satisfies Record<ReturnState, { text: string; tone: BadgeTone }>;

/** Return requests of an order, with their state and actions. */
export function ReturnPanel({ order }: { order: Order }) {
  if (order.returns.length === 0) return null;
  return (
    <OrderPanel title="Returns">
      <ul className="border-t border-hairline">
        {order.returns.map((request) => (
          <li
            key={request.id}
            id={`return-${request.id}`}
            tabIndex={-1}
            className="grid gap-2 border-b border-hairline py-2 outline-none"
          >
            <p className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 break-words">{returnedItemsText(order, request)}</span>
              <Badge tone={states[request.state].tone}>{states[request.state].text}</Badge>
            </p>
            <p className="break-words whitespace-pre-line text-ink-soft">“{request.reason}”</p>
            <time className="text-ink-soft" dateTime={request.createdAt}>
              {formatMoment(request.createdAt)}
            </time>
            {request.answer ? <p className="break-words text-ink-soft">Reply: {request.answer}</p> : null}
            <ReturnActions order={order} request={request} />
          </li>
        ))}
      </ul>
    </OrderPanel>
  );
}

function ReturnActions({ order, request }: { order: Order; request: ReturnRequest }) {
  const can = useOwnPermissions();
  const mayRefund = can("payments.write") && can("payments.read") && request.state === "accepted";
  const { data: payments } = useQuery({ ...orderPaymentsOptions(order.id), enabled: mayRefund });
  const [isRefunding, setRefunding] = useState(false);
  if (request.state === "asked" && can("orders.write"))
    return <ReturnAnswer order={order} request={request} />;
  if (!mayRefund || !payments || payments.refundable <= 0) return null;
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => setRefunding(true)}>
        Refund items…
      </Button>
      <RefundDialog
        order={order}
        payments={payments}
        request={request}
        open={isRefunding}
        onClose={() => setRefunding(false)}
      />
    </div>
  );
}
