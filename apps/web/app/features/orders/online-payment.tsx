import type { Order } from "@larkwood/contract";
import { formatPrice } from "@larkwood/domain";
import { useSearchParams } from "react-router";
import { formatMoment } from "~/lib/format";
import { useStartPayment } from "~/lib/use-start-payment";
import { Button } from "~/ui/button";
import { useAwaitedPayment } from "./use-awaited-payment";

type OnlinePaymentProps = { order: Order; until: string };

/** An order that is to be paid online: until when, and the way there, again and again until it is paid. */
export function OnlinePayment({ order, until }: OnlinePaymentProps) {
  const [search] = useSearchParams();
  const start = useStartPayment(order.id);
  const { isAwaited, wasRefused } = useAwaitedPayment(order, search.get("paid") === "1");
  return (
    <div className="grid gap-3">
      <p>
        <span className="block font-medium">This order is not paid yet.</span>
        Please pay {formatPrice(order.total)} by {formatMoment(until)}. After that the order is cancelled.
      </p>
      <p role="status" className="empty:hidden">
        {isAwaited ? "We are waiting for the word of the payment service…" : null}
        {wasRefused ? "The last payment was refused. Nothing was taken." : null}
      </p>
      <Button
        size="sm"
        className="w-fit print:hidden"
        disabled={start.isPending}
        onClick={() => start.mutate()}
      >
        {start.isPending ? "One moment…" : "Pay now"}
      </Button>
    </div>
  );
}
