import type { Order, OrderPayments } from "@larkwood/contract";
import { isPaidOnline, paymentMethodDefinitions } from "@larkwood/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OrderPanel } from "~/features/admin/sales/shared/order-panel";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { formatSum } from "~/lib/format/money";
import { Button } from "~/ui/button";
import { DisputeNote } from "./dispute-note";
import { MarkBalancePaidButton } from "./mark-balance-paid-button";
import { MarkButton } from "./mark-button";
import { PaymentBadge } from "./payment-badge";
import { PaymentHistory } from "./payment-history";
import { orderPaymentsOptions } from "./payment-queries";
import { RefundDialog } from "./refund-dialog";
import { useMarkPayment } from "./use-mark-payment";
import { useSettledRefunds } from "./use-settled-refunds";

/** Payment status, history and actions of an order. */
export function PaymentPanel({ order }: { order: Order }) {
  const can = useOwnPermissions();
  const { data: payments } = useQuery({ ...orderPaymentsOptions(order.id), enabled: can("payments.read") });
  useSettledRefunds(order, payments);
  const [isRefunding, setRefunding] = useState(false);
  // Refund updates arrive in this query before they reach the order.
  const { status, refunded } = payments ?? { status: order.paymentStatus, refunded: order.refunded };
  const mayRefund = can("payments.write") && payments !== undefined && payments.refundable > 0;
  const { label, collectedBy } = paymentMethodDefinitions[order.paymentMethod];
  return (
    <OrderPanel title="Payment">
      <p className="flex items-center justify-between gap-3 pb-3">
        <span>
          {order.due > 0 ? `${formatSum(order.total - order.due)} of ` : ""}
          {formatSum(order.total)}, {label.toLowerCase()}
        </span>
        <PaymentBadge status={status} />
      </p>
      {status === "received" && refunded > 0 ? (
        <p className="pb-3 text-ink-soft">{formatSum(refunded)} refunded</p>
      ) : null}
      {order.due > 0 ? (
        <p className="mb-3 border-l-2 border-warning bg-warning-wash p-3">
          <span className="block font-medium">Balance due: {formatSum(order.due)}</span>
          The total went up after a change.{" "}
          {collectedBy === "driver" ? "The driver collects the balance." : "Ship once the balance is paid."}
        </p>
      ) : null}
      {/* Above the buttons, to discourage a refund of a disputed payment. */}
      {payments?.disputes.map((dispute) => (
        <DisputeNote key={dispute.id} dispute={dispute} />
      ))}
      <div className="flex flex-wrap gap-3 print:hidden">
        {can("payments.write") && order.due > 0 ? <MarkBalancePaidButton order={order} /> : null}
        {can("payments.write") && !isPaidOnline(order.paymentMethod) ? (
          <OfflinePaymentActions order={order} payments={payments} />
        ) : null}
        {mayRefund ? (
          <Button variant="outline" size="sm" onClick={() => setRefunding(true)}>
            Refund…
          </Button>
        ) : null}
      </div>
      {payments ? <PaymentHistory payments={payments} /> : null}
      {mayRefund ? (
        <RefundDialog
          order={order}
          payments={payments}
          open={isRefunding}
          onClose={() => setRefunding(false)}
        />
      ) : null}
    </OrderPanel>
  );
}

/** Marks offline payments as paid or refunded. */
function OfflinePaymentActions({ order, payments }: { order: Order; payments: OrderPayments | undefined }) {
  const { mark, isMarking, wasJustMarked } = useMarkPayment();
  const { paymentId, number, total, customerName, due } = order;
  const payment = {
    status: order.paymentStatus,
    orderNumber: number,
    amount: order.paymentStatus === "received" && payments ? payments.paid - payments.refunded : total - due,
    customerName,
  };
  return (
    <MarkButton
      payment={payment}
      busy={isMarking}
      wasJustMarked={wasJustMarked(paymentId)}
      onMark={(status) => mark({ id: paymentId, status, amount: payment.amount })}
    />
  );
}
