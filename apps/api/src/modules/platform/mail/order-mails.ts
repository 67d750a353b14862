import { formatCents } from "../../../core/format-cents";
import type { SenderProfile } from "./mail-content";
import { dayText } from "./mail-dates";
import { draft, type MailDraft } from "./mail-draft";
import { linkTo } from "./order-link";
import {
  addressFacts,
  deliveryDates,
  type OrderMailData,
  type PaymentMailData,
  parcelFacts,
  templateValues,
  totalRows,
  transferFacts,
} from "./order-mail-data";

/** Sent when an order has been placed. */
export function orderPlacedMail(
  order: OrderMailData,
  payment: PaymentMailData,
  sender: SenderProfile,
): MailDraft {
  const { instructions, transfer } = payment;
  return draft(
    {
      kind: "order_placed",
      recipient: order.email,
      values: templateValues(order, sender),
      subject: `Thanks for your order ${order.number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: ["Thank you for your order."],
      lines: order.lines,
      totals: totalRows(order, sender),
      facts: [
        ["Order", String(order.number)],
        ["Placed", dayText(order.createdAt, sender)],
        ["Delivery", deliveryDates(order, sender)],
        ...addressFacts(order),
        ...(transfer ? transferFacts(transfer, order.totalCents, sender) : []),
      ],
      closing: [instructions],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent when staff gave a guest a new link to the order. */
export function orderLinkMail(order: OrderMailData, sender: SenderProfile): MailDraft {
  const { number } = order;
  return draft(
    { kind: "order_link", recipient: order.email, subject: `Your link to order ${number}` },
    {
      greeting: "Hello,",
      paragraphs: [`Here is a new link to your order ${number}. Earlier links no longer work.`],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent when an order has shipped. */
export function orderShippedMail(order: OrderMailData, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_shipped",
      recipient: order.email,
      values: templateValues(order, sender),
      subject: `Order ${order.number} is on its way`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`Your order ${order.number} has shipped.`],
      lines: order.lines,
      facts: [["Delivery", deliveryDates(order, sender)], ...parcelFacts(order), ...addressFacts(order)],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent when an order has not shipped, although an earlier email said so. */
export function orderNotShippedMail(order: OrderMailData, reason: string, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_changed",
      recipient: order.email,
      values: templateValues(order, sender),
      subject: `Order ${order.number} hasn't shipped yet`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `Your order ${order.number} hasn't shipped yet, although our last email said so. We'll email you when it ships.`,
      ],
      lines: order.lines,
      facts: [["Reason", reason]],
      closing: ["Didn't expect this? Reply to this email."],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent when the tracking numbers of a shipped order have changed. */
export function orderTrackingMail(order: OrderMailData, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_tracking",
      recipient: order.email,
      values: templateValues(order, sender),
      subject: `Track order ${order.number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`Your order ${order.number} is on its way. Here are your tracking details.`],
      facts: parcelFacts(order),
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent when the shop has changed an order before shipping, with payment details if a balance is due. */
export function orderChangedMail(
  order: OrderMailData,
  balance: (PaymentMailData & { dueCents: number }) | null,
  sender: SenderProfile,
): MailDraft {
  const link = linkTo(order, sender);
  return draft(
    {
      kind: "order_changed",
      recipient: order.email,
      values: templateValues(order, sender),
      subject: `Order ${order.number} was updated`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`We've updated your order ${order.number}. Here's the new summary.`],
      lines: order.lines,
      totals: totalRows(order, sender),
      facts: [
        ["Delivery", deliveryDates(order, sender)],
        ...addressFacts(order),
        ...(balance ? [["Balance due", formatCents(balance.dueCents, sender.currency)] as const] : []),
        ...(balance?.transfer ? transferFacts(balance.transfer, balance.dueCents, sender) : []),
      ],
      closing: [...(balance ? [balance.instructions] : []), "Didn't expect this? Reply to this email."],
      link: balance && link ? { ...link, label: "View order and pay balance" } : link,
    },
    sender,
  );
}

/** Sent when an order was delivered. */
export function orderDeliveredMail(order: OrderMailData, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_delivered",
      recipient: order.email,
      values: templateValues(order, sender),
      subject: `Order ${order.number} has been delivered`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`Your order ${order.number} has been delivered. We hope you love it.`],
      lines: order.lines,
      closing: ["If something is missing or damaged, reply to this email."],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent when an order was cancelled, by its customer or by the shop. */
export function orderCancelledMail(
  order: OrderMailData,
  { isPaid, reason }: { isPaid: boolean; reason: string },
  sender: SenderProfile,
): MailDraft {
  return draft(
    {
      kind: "order_cancelled",
      recipient: order.email,
      values: templateValues(order, sender),
      subject: `Order ${order.number} was cancelled`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`Your order ${order.number} was cancelled and won't be delivered.`],
      lines: order.lines,
      facts: [["Placed", dayText(order.createdAt, sender)], ...(reason ? [["Reason", reason] as const] : [])],
      closing: [
        isPaid && order.totalCents > 0
          ? "We'll refund your original payment method."
          : "You don't owe anything.",
        "Didn't expect this? Reply to this email.",
      ],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent when an order was not paid in time. */
export function orderExpiredMail(order: OrderMailData, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_expired",
      recipient: order.email,
      values: templateValues(order, sender),
      subject: `Order ${order.number} was cancelled`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `We didn't receive payment for order ${order.number}, so we cancelled it. You don't owe anything.`,
      ],
      lines: order.lines,
      facts: [["Placed", dayText(order.createdAt, sender)]],
      closing: ["If you've already paid, reply to this email and we'll refund you."],
      link: linkTo(order, sender),
    },
    sender,
  );
}
