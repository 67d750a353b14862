import type { Order, ReturnState } from "@larkwood/contract";
import { formatDate } from "@larkwood/domain";
import { useState } from "react";
import { returnableQuantities, returnedItemsText } from "~/lib/format/return-quantities";
import { Button } from "~/ui/button";
import { ReturnDialog } from "./return-dialog";

const stateTexts: Record<ReturnState, string> = {
  asked: "We've received your request and will reply soon.",
  accepted: "Accepted. We'll refund you once the items arrive.",
  declined: "We can't accept this return.",
  done: "Refunded.",
};

/** The order's return requests, and a button to request another. */
export function OrderReturns({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const returnable = returnableQuantities(order);
  const hasPending = order.returns.some(({ state }) => state === "asked");
  const canRequest =
    order.status === "DELIVERED" &&
    order.deliveryKind !== "letter" &&
    !hasPending &&
    returnable.some((quantity) => quantity > 0);
  return (
    <div className="grid gap-4">
      {order.returns.map((request) => (
        <div key={request.id} className="grid gap-1 border-l-2 border-hairline-strong pl-4">
          <p className="text-ink">{returnedItemsText(order, request)}</p>
          <p>{stateTexts[request.state]}</p>
          {request.answer ? <p className="break-words whitespace-pre-line">“{request.answer}”</p> : null}
          <time dateTime={request.updatedAt}>{formatDate(new Date(request.updatedAt))}</time>
        </div>
      ))}
      {canRequest ? (
        <div>
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            Request a return…
          </Button>
          <ReturnDialog order={order} returnable={returnable} open={isOpen} onClose={() => setOpen(false)} />
        </div>
      ) : null}
    </div>
  );
}
