import { formatCents } from "../../../core/format-cents";
import type { SenderProfile } from "./mail-content";
import { dayText } from "./mail-dates";
import { draft, type MailDraft } from "./mail-draft";
import { type LinkedOrder, linkTo } from "./order-link";

/** Order data in emails about payments. */
interface PaidOrder extends LinkedOrder {
  number: number;
  email: string;
  amountCents: number;
}

const adminLinkTo = ({ id }: PaidOrder, { site }: SenderProfile) =>
  site ? { label: "View order", address: `${site}/admin/orders/${id}` } : undefined;

/** Placeholder values for custom texts. */
const templateValues = ({ number }: PaidOrder, cents: number, { currency }: SenderProfile) => ({
  number: String(number),
  amount: formatCents(cents, currency),
});

/** Sent when an order was paid online. */
export function orderPaidMail(order: PaidOrder, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_paid",
      recipient: order.email,
      values: templateValues(order, order.amountCents, sender),
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

/** Sent to a customer who paid for an order that was cancelled or already paid. */
export function latePaymentMail(order: LateOrder, sender: SenderProfile): MailDraft {
  const { number, email } = order;
  const sum = formatCents(order.paidCents, sender.currency);
  return draft(
    {
      kind: "payment_late",
      recipient: email,
      values: templateValues(order, order.paidCents, sender),
      subject: `Refund of your payment for order ${number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `Your payment of ${sum} arrived when order ${number} was already cancelled or paid. We're refunding it in full to your original payment method.`,
      ],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent to the customer and the shop when a payment arrives too late. */
export function latePaymentMails(order: LateOrder, shopEmail: string, sender: SenderProfile): MailDraft[] {
  const { number, email } = order;
  const sum = formatCents(order.paidCents, sender.currency);
  const toShop = draft(
    {
      kind: "payment_late_office",
      recipient: shopEmail,
      subject: `Late payment for order ${number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `We received ${sum} for order ${number} when it was already cancelled or paid. The payment is refunded automatically, and the customer has been notified.`,
      ],
      link: adminLinkTo(order, sender),
    },
    sender,
  );
  return [...(email ? [latePaymentMail(order, sender)] : []), ...(shopEmail ? [toShop] : [])];
}

/** Sent when a payment is refunded. */
export function orderRefundedMail(
  order: PaidOrder & { refundedCents: number },
  sender: SenderProfile,
): MailDraft {
  return draft(
    {
      kind: "order_refunded",
      recipient: order.email,
      values: templateValues(order, order.refundedCents, sender),
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
  shopEmail: string,
  sender: SenderProfile,
): MailDraft {
  return draft(
    { kind: "refund_failed", recipient: shopEmail, subject: `Refund failed for order ${order.number}` },
    {
      greeting: "Hello,",
      paragraphs: [
        `The payment provider couldn't refund ${formatCents(order.refundedCents, sender.currency)} for order ${order.number}. You still have the money. Please refund the customer another way.`,
      ],
      link: adminLinkTo(order, sender),
    },
    sender,
  );
}

interface DisputeMailData {
  state: "open" | "won" | "lost";
  reason: string;
  respondBy: Date | null;
}

/** Sent to the shop when a customer's bank disputes a payment, and when the dispute ends. */
export function disputeMail(
  order: PaidOrder & { disputedCents: number },
  { state, reason, respondBy }: DisputeMailData,
  shopEmail: string,
  sender: SenderProfile,
): MailDraft {
  const sum = formatCents(order.disputedCents, sender.currency);
  const texts = {
    open: {
      subject: `Payment disputed for order ${order.number}`,
      paragraph: `The customer's bank disputes the payment of ${sum} for order ${order.number}. Respond on your payment provider's website, with proof that the order was placed and delivered. If you don't respond, you lose the money.`,
    },
    won: {
      subject: `Dispute won for order ${order.number}`,
      paragraph: `The dispute about ${sum} for order ${order.number} has ended. You keep the money.`,
    },
    lost: {
      subject: `Dispute lost for order ${order.number}`,
      paragraph: `The dispute about ${sum} for order ${order.number} has ended. The customer got the money back, and it is recorded as a refund.`,
    },
  }[state];
  return draft(
    { kind: "payment_dispute", recipient: shopEmail, subject: texts.subject },
    {
      greeting: "Hello,",
      paragraphs: [texts.paragraph],
      facts: [
        ...(reason ? [["Reason", reason.replaceAll("_", " ")] as const] : []),
        ...(state === "open" && respondBy ? [["Respond by", dayText(respondBy, sender)] as const] : []),
      ],
      link: adminLinkTo(order, sender),
    },
    sender,
  );
}
