import type { Order, ReturnState } from "@larkwood/contract";
import { formatDate } from "@larkwood/domain";
import { useState } from "react";
import { piecesToReturn, returnedPieces } from "~/lib/format/return-pieces";
import { Button } from "~/ui/button";
import { ReturnDialog } from "./return-dialog";

const said: Record<ReturnState, string> = {
  asked: "We've received your request and will reply soon.",
  accepted: "Accepted. We'll refund you once the items arrive.",
  declined: "We can't accept this return.",
  done: "Refunded.",
};

/** What was asked to be sent back, and the way to ask. */
export function OrderReturns({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const left = piecesToReturn(order);
  const isWaiting = order.returns.some(({ state }) => state === "asked");
  const mayAsk = order.status === "DELIVERED" && !isWaiting && left.some((pieces) => pieces > 0);
  return (
    <div className="grid gap-4">
      {order.returns.map((request) => (
        <div key={request.id} className="grid gap-1 border-l-2 border-hairline-strong pl-4">
          <p className="text-ink">{returnedPieces(order, request)}</p>
          <p>{said[request.state]}</p>
          {request.answer ? <p className="break-words whitespace-pre-line">“{request.answer}”</p> : null}
          <time dateTime={request.updatedAt}>{formatDate(new Date(request.updatedAt))}</time>
        </div>
      ))}
      {mayAsk ? (
        <div>
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            Request a return…
          </Button>
          <ReturnDialog order={order} left={left} open={isOpen} onClose={() => setOpen(false)} />
        </div>
      ) : null}
    </div>
  );
}
