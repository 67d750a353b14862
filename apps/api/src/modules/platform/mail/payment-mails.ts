import { formatCents } from "@larkwood/domain";
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
  site ? { label: "See your order", address: `${site}/order/${id}` } : undefined;

const officeLinkTo = ({ id }: PaidOrder, { site }: SenderProfile) =>
  site ? { label: "See the order", address: `${site}/admin/orders/${id}` } : undefined;

/** What an owner's own words may name. */
const valuesOf = ({ number }: PaidOrder, cents: number) => ({
  number: String(number),
  amount: formatCents(cents),
});

/** Sent when an order was paid online. */
export function orderPaidMail(order: PaidOrder, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_paid",
      recipient: order.email,
      values: valuesOf(order, order.amountCents),
      subject: `order ${order.number} is paid`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `we have received ${formatCents(order.amountCents)} for your order ${order.number}. Thank you.`,
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
  const sum = formatCents(order.paidCents);
  return draft(
    {
      kind: "payment_late",
      recipient: email,
      values: valuesOf(order, order.paidCents),
      subject: `your payment for order ${number} goes back`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `your payment of ${sum} for order ${number} came when nothing was owed for it any more: the order had been cancelled, or was paid already. All of it goes back to you, in the way it came.`,
      ],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent to both sides when a payment came too late. */
export function latePaymentMails(order: LateOrder, office: string, sender: SenderProfile): MailDraft[] {
  const { number, email } = order;
  const sum = formatCents(order.paidCents);
  const toOffice = draft(
    {
      kind: "payment_late_office",
      recipient: office,
      subject: `a payment for order ${number} came too late`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `${sum} came for order ${number}, for which nothing was owed any more. All of it goes back by itself, and the customer was told.`,
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
      values: valuesOf(order, order.refundedCents),
      subject: `money for order ${order.number} goes back to you`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `${formatCents(order.refundedCents)} of what you paid for order ${order.number} goes back to you, in the way it came. With a card it takes a few days until it shows.`,
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
    { kind: "refund_failed", recipient: office, subject: `a refund of order ${order.number} has failed` },
    {
      greeting: "Hello,",
      paragraphs: [
        `the payment service could not give back ${formatCents(order.refundedCents)} of order ${order.number}. The money is still here: please see to it.`,
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
  const sum = formatCents(order.disputedCents);
  const words = {
    open: {
      subject: `the payment of order ${order.number} is disputed`,
      text: `the bank of whoever paid order ${order.number} wants ${sum} back. Answer on the pages of your payment service, with what shows that the order was placed and delivered; without an answer the money is lost.`,
    },
    won: {
      subject: `the dispute about order ${order.number} is won`,
      text: `the dispute about ${sum} of order ${order.number} has ended: the money stays with you.`,
    },
    lost: {
      subject: `the dispute about order ${order.number} is lost`,
      text: `the dispute about ${sum} of order ${order.number} has ended: the money went back. It is in the books as a refund.`,
    },
  }[state];
  return draft(
    { kind: "payment_dispute", recipient: office, subject: words.subject },
    {
      greeting: "Hello,",
      paragraphs: [words.text],
      facts: [
        ...(reason ? [["Reason", reason.replaceAll("_", " ")] as const] : []),
        ...(state === "open" && respondBy ? [["Answer by", dayText(respondBy, sender)] as const] : []),
      ],
      link: officeLinkTo(order, sender),
    },
    sender,
  );
}
