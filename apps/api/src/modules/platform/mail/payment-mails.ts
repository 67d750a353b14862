import { formatCents } from "../../../core/format-cents";
import type { SenderProfile } from "./mail-content";
import { dayText } from "./mail-dates";
import { draft, type MailDraft } from "./mail-draft";

/** What a message about money tells of an order. */
interface PaidOrder {
  id: string;
  number: number;
  email: string;
  amountCents: number;
}

const linkTo = ({ id }: PaidOrder, { site }: SenderProfile) =>
  site ? { label: "View your order", address: `${site}/order/${id}` } : undefined;

const officeLinkTo = ({ id }: PaidOrder, { site }: SenderProfile) =>
  site ? { label: "View order", address: `${site}/admin/orders/${id}` } : undefined;

/** What an owner's own words may name. */
const valuesOf = ({ number }: PaidOrder, cents: number, { currency }: SenderProfile) => ({
  number: String(number),
  amount: formatCents(cents, currency),
});

/** Sent when an order was paid online. */
export function orderPaidMail(order: PaidOrder, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_paid",
      recipient: order.email,
      values: valuesOf(order, order.amountCents, sender),
      subject: `Payment received for order ${order.number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `We've received ${formatCents(order.amountCents, sender.currency)} for your order ${order.number}. Thank you.`,
      ],
      link: linkTo(order, sender),
    },
    sender,
  );
}

type LateOrder = PaidOrder & { paidCents: number };

/** Sent to whoever paid for an order that had ended, or was paid already. */
export function latePaymentMail(order: LateOrder, sender: SenderProfile): MailDraft {
  const { number, email } = order;
  const sum = formatCents(order.paidCents, sender.currency);
  return draft(
    {
      kind: "payment_late",
      recipient: email,
      values: valuesOf(order, order.paidCents, sender),
      subject: `Refund of your payment for order ${number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `Your payment of ${sum} arrived after order ${number} was cancelled or already paid. We're refunding all of it to your original payment method.`,
      ],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent to both sides when a payment came too late. */
export function latePaymentMails(order: LateOrder, office: string, sender: SenderProfile): MailDraft[] {
  const { number, email } = order;
  const sum = formatCents(order.paidCents, sender.currency);
  const toOffice = draft(
    {
      kind: "payment_late_office",
      recipient: office,
      subject: `Late payment for order ${number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `We received ${sum} for order ${number} after it was cancelled or already paid. The payment is refunded automatically, and the customer has been notified.`,
      ],
      link: officeLinkTo(order, sender),
    },
    sender,
  );
  return [...(email ? [latePaymentMail(order, sender)] : []), ...(office ? [toOffice] : [])];
}

/** Sent when money has gone back. */
export function orderRefundedMail(
  order: PaidOrder & { refundedCents: number },
  sender: SenderProfile,
): MailDraft {
  return draft(
    {
      kind: "order_refunded",
      recipient: order.email,
      values: valuesOf(order, order.refundedCents, sender),
      subject: `Refund for order ${order.number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `We're refunding ${formatCents(order.refundedCents, sender.currency)} for order ${order.number} to your original payment method. Cards can take a few days.`,
      ],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent to the shop when a refund has failed for good. */
export function refundFailedMail(
  order: PaidOrder & { refundedCents: number },
  office: string,
  sender: SenderProfile,
): MailDraft {
  return draft(
    { kind: "refund_failed", recipient: office, subject: `Refund failed for order ${order.number}` },
    {
      greeting: "Hello,",
      paragraphs: [
        `The payment provider couldn't refund ${formatCents(order.refundedCents, sender.currency)} for order ${order.number}. You still have the money. Please refund the customer another way.`,
      ],
      link: officeLinkTo(order, sender),
    },
    sender,
  );
}

interface MailedDispute {
  state: "open" | "won" | "lost";
  reason: string;
  respondBy: Date | null;
}

/** Sent to the shop when a customer's bank wants a payment back, and when that has ended. */
export function disputeMail(
  order: PaidOrder & { disputedCents: number },
  { state, reason, respondBy }: MailedDispute,
  office: string,
  sender: SenderProfile,
): MailDraft {
  const sum = formatCents(order.disputedCents, sender.currency);
  const words = {
    open: {
      subject: `Payment disputed for order ${order.number}`,
      text: `The customer's bank disputes the payment of ${sum} for order ${order.number}. Respond on your payment provider's website, with proof that the order was placed and delivered. If you don't respond, you lose the money.`,
    },
    won: {
      subject: `Dispute won for order ${order.number}`,
      text: `The dispute about ${sum} for order ${order.number} has ended. You keep the money.`,
    },
    lost: {
      subject: `Dispute lost for order ${order.number}`,
      text: `The dispute about ${sum} for order ${order.number} has ended. The customer got the money back, and it is recorded as a refund.`,
    },
  }[state];
  return draft(
    { kind: "payment_dispute", recipient: office, subject: words.subject },
    {
      greeting: "Hello,",
      paragraphs: [words.text],
      facts: [
        ...(reason ? [["Reason", reason.replaceAll("_", " ")] as const] : []),
        ...(state === "open" && respondBy ? [["Respond by", dayText(respondBy, sender)] as const] : []),
      ],
      link: officeLinkTo(order, sender),
    },
    sender,
  );
}
