import {
  ApiError,
  type Order,
  type OrderPayments,
  problemContext,
  type ReturnRequest,
} from "@larkwood/contract";
import { fromCents, isCancelledOrReturned, isPaidOnline, toCents } from "@larkwood/domain";
import { useState } from "react";
import { formatSum } from "~/lib/format/money";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { type LineQuantities, readAmount, refundCents, toLines, toQuantities } from "./refund-amount";
import { RefundLines } from "./refund-lines";
import { useRefund } from "./use-refund";

type RefundDialogProps = {
  order: Order;
  payments: OrderPayments;
  /** The accepted return that this refund completes. */
  request?: ReturnRequest;
  open: boolean;
  onClose: () => void;
};

/** Refunds order lines, shipping or a custom amount. */
export function RefundDialog({ order, payments, request, open, onClose }: RefundDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Refund order ${order.number}`}>
      <RefundForm order={order} payments={payments} {...(request ? { request } : {})} onDone={onClose} />
    </Dialog>
  );
}

function RefundForm({
  order,
  payments,
  request,
  onDone,
}: Omit<RefundDialogProps, "open" | "onClose"> & { onDone: () => void }) {
  const [quantities, setQuantities] = useState<LineQuantities>(() => toQuantities(request?.lines ?? []));
  const [shipping, setShipping] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [restock, setRestock] = useState(false);
  const [reason, setReason] = useState("");
  const refund = useRefund(order.id);
  const lines = toLines(quantities);
  const costCents = refundCents(payments, lines, shipping);
  const amount = readAmount(typed ?? fromCents(costCents).toFixed(2), payments.paid);
  const isTooMuch = amount !== null && toCents(amount) > toCents(payments.refundable);
  const mayRestock = lines.length > 0 && !isCancelledOrReturned(order.status);

  const send = () => {
    if (amount === null || isTooMuch || refund.isPending) return;
    const shouldRestock = restock && mayRestock;
    const returnRef = request ? { returnId: request.id } : {};
    refund.mutate(
      { lines, shipping, amount, restock: shouldRestock, reason, ...returnRef },
      { onSuccess: onDone },
    );
  };

  return (
    <Form
      busy={refund.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="mt-5 grid grid-cols-1 gap-5 text-sm"
    >
      <p className="text-ink-soft">
        {isPaidOnline(order.paymentMethod)
          ? "Refunded to the original payment method."
          : "Refund the customer yourself; this only records it."}{" "}
        Maximum: {formatSum(payments.refundable)}.
      </p>
      <RefundLines payments={payments} quantities={quantities} onChange={setQuantities} />
      {payments.shipping.amount > 0 && !payments.shipping.isRefunded ? (
        <Checkbox
          name="shipping"
          label={`Shipping, ${formatSum(payments.shipping.amount)}`}
          checked={shipping}
          onChange={(event) => setShipping(event.target.checked)}
        />
      ) : null}
      {mayRestock ? (
        <Checkbox
          name="restock"
          label="Restock items"
          checked={restock}
          onChange={(event) => setRestock(event.target.checked)}
        />
      ) : null}
      <Field
        label="Amount or percent"
        name="amount"
        hint="For example 25.00, or 20% of what was paid"
        autoComplete="off"
        value={typed ?? fromCents(costCents).toFixed(2)}
        onChange={(event) => setTyped(event.target.value)}
        error={
          isTooMuch ? `You can refund ${formatSum(payments.refundable)} at most.` : problemOf(refund.error)
        }
      />
      <Field
        label="Reason"
        name="reason"
        autoComplete="off"
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <SubmitButton busy={refund.isPending} disabled={amount === null || isTooMuch}>
        Refund {amount === null ? "" : formatSum(amount)}
      </SubmitButton>
    </Form>
  );
}

/** The reason for a refused refund. */
function problemOf(error: unknown): string | undefined {
  if (!error) return undefined;
  const left = problemContext(error, "refund_too_large");
  if (left) return `Someone else issued a refund. ${formatSum(left.refundable)} is left.`;
  return error instanceof ApiError && error.status < 500
    ? (error.problem?.title ?? "This isn't possible.")
    : "The refund couldn't be recorded. Please try again.";
}
