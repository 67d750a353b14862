import type { Order } from "@larkwood/contract";
import { useSearchParams } from "react-router";
import { formatMoment } from "~/lib/format/format";
import { formatPrice } from "~/lib/format/money";
import { useStartPayment } from "~/lib/shop/use-start-payment";
import { Button } from "~/ui/button";
import { useAwaitedPayment } from "./use-awaited-payment";

type OnlinePaymentProps = { order: Order; until: string | null };

/** The deadline and button for paying an order, or its balance, online. */
export function OnlinePayment({ order, until }: OnlinePaymentProps) {
  const [search] = useSearchParams();
  const start = useStartPayment(order.id);
  const { isAwaited, wasRefused } = useAwaitedPayment(order, search.get("paid") === "1");
  return (
    <div className="grid gap-3">
      <p>
        <span className="block font-medium">
          {until ? "This order is not paid yet." : `Balance due: ${formatPrice(order.due)}`}
        </span>
        {until
          ? `Please pay ${formatPrice(order.total)} by ${formatMoment(until)}. After that, we'll cancel the order.`
          : "Your order was changed. We'll ship it once the balance is paid."}
      </p>
      <p role="status" className="empty:hidden">
        {isAwaited ? "Waiting for the payment provider to confirm…" : null}
        {wasRefused ? "Your payment was declined. You weren't charged." : null}
      </p>
      <Button
        size="sm"
        className="w-fit print:hidden"
        disabled={start.isPending}
        onClick={() => start.mutate()}
      >
        {start.isPending ? "One moment…" : until ? "Pay now" : "Pay balance"}
      </Button>
    </div>
  );
}
