import { formatCents } from "@larkwood/domain";
import type { House } from "./letter";
import { draft, type MailDraft } from "./mail-draft";

/** What a message about money tells of an order. */
interface PaidOrder {
  id: string;
  number: number;
  email: string;
  amountCents: number;
}

const linkTo = ({ id }: PaidOrder, { site }: House) =>
  site ? { label: "See your order", address: `${site}/order/${id}` } : undefined;

const officeLinkTo = ({ id }: PaidOrder, { site }: House) =>
  site ? { label: "See the order", address: `${site}/admin/orders/${id}` } : undefined;

/** What an owner's own words may name. */
const valuesOf = ({ number }: PaidOrder, cents: number) => ({
  number: String(number),
  amount: formatCents(cents),
});

/** Sent when an order was paid online. */
export function orderPaidMail(order: PaidOrder, house: House): MailDraft {
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
      link: linkTo(order, house),
    },
    house,
  );
}

/** Sent to both sides when a payment came for an order that had ended, or was paid already. */
export function latePaymentMails(
  order: PaidOrder & { paidCents: number },
  office: string,
  house: House,
): MailDraft[] {
  const { number, email } = order;
  const sum = formatCents(order.paidCents);
  const toCustomer = draft(
    { kind: "payment_late", recipient: email, subject: `your payment for order ${number} goes back` },
    {
      greeting: "Hello,",
      paragraphs: [
        `your payment of ${sum} for order ${number} came when nothing was owed for it any more: the order had been cancelled, or was paid already. All of it goes back to you, in the way it came.`,
      ],
      link: linkTo(order, house),
    },
    house,
  );
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
      link: officeLinkTo(order, house),
    },
    house,
  );
  return [...(email ? [toCustomer] : []), ...(office ? [toOffice] : [])];
}

/** Sent when money has gone back. */
export function orderRefundedMail(order: PaidOrder & { refundedCents: number }, house: House): MailDraft {
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
      link: linkTo(order, house),
    },
    house,
  );
}

/** Sent to the shop when a refund has failed for good. */
export function refundFailedMail(
  order: PaidOrder & { refundedCents: number },
  office: string,
  house: House,
): MailDraft {
  return draft(
    { kind: "refund_failed", recipient: office, subject: `a refund of order ${order.number} has failed` },
    {
      greeting: "Hello,",
      paragraphs: [
        `the payment service could not give back ${formatCents(order.refundedCents)} of order ${order.number}. The money is still here: please see to it.`,
      ],
      link: officeLinkTo(order, house),
    },
    house,
  );
}
