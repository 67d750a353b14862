import type { Order } from "@larkwood/contract";
import { formatAccountNumber, formatDate } from "@larkwood/domain";
import { formatPrice } from "~/lib/format/money";
import { BankDetails } from "~/ui/bank-details";

type PaidOrder = Pick<
  Order,
  "total" | "due" | "refunded" | "paymentStatus" | "paymentInstructions" | "bankTransfer"
>;

/** The payment status, and how to pay while an amount is due. */
export function OrderPayment({ order }: { order: PaidOrder }) {
  // Its status is "received", although no payment was made.
  if (order.total === 0 && order.refunded === 0) return <p>{order.paymentInstructions}</p>;
  const isPartlyRefunded = order.paymentStatus === "received" && order.refunded > 0;
  if (order.paymentStatus !== "expected" && order.due === 0)
    return (
      <p>
        Payment {order.paymentStatus === "void" ? "voided" : order.paymentStatus}.
        {isPartlyRefunded ? ` ${formatPrice(order.refunded)} was refunded.` : ""}
      </p>
    );
  const transfer = order.bankTransfer;
  if (!transfer) return <p>{order.paymentInstructions}</p>;
  const amount = order.due || order.total;
  return (
    <div className="grid gap-5">
      {transfer.payBy ? (
        <p>
          Please transfer {formatPrice(amount)} by {formatDate(new Date(transfer.payBy))}. We'll confirm your
          order when your payment arrives.
        </p>
      ) : (
        <p>
          <span className="block font-medium">Balance due: {formatPrice(amount)}</span>
          Your order was changed. Please transfer the balance. We'll ship your order once your payment
          arrives.
        </p>
      )}
      <BankDetails
        entries={[
          { term: "Account holder", value: transfer.holder },
          {
            term: "IBAN or account number",
            value: formatAccountNumber(transfer.number),
            copied: transfer.number,
          },
          { term: "Bank", value: transfer.bank },
          { term: "BIC", value: transfer.bic },
          { term: "Amount", value: formatPrice(amount), copied: amount.toFixed(2) },
          { term: "Reference", value: transfer.reference, copied: transfer.reference },
        ]}
      />
    </div>
  );
}
