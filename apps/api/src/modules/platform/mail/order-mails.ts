import { formatCents } from "@larkwood/domain";
import type { SenderProfile } from "./mail-content";
import { dayText } from "./mail-dates";
import { draft, type MailDraft } from "./mail-draft";
import {
  linkTo,
  type OrderMailData,
  type PaymentMailData,
  parcelFacts,
  sumText,
  transferFacts,
  valuesOf,
  whenText,
  whereTo,
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
      values: valuesOf(order),
      subject: `your order ${order.number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: ["thank you for your order."],
      lines: order.lines,
      sum: sumText(order),
      facts: [
        ["Order", String(order.number)],
        ["Placed", dayText(order.createdAt, sender)],
        ["Delivery", whenText(order, sender)],
        ...whereTo(order),
        ...(transfer ? transferFacts(transfer, order.totalCents, sender) : []),
      ],
      closing: [instructions],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent when an order has left the house. */
export function orderShippedMail(order: OrderMailData, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_shipped",
      recipient: order.email,
      values: valuesOf(order),
      subject: `order ${order.number} is on its way`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`your order ${order.number} has left our house.`],
      lines: order.lines,
      facts: [["Delivery", whenText(order, sender)], ...parcelFacts(order), ...whereTo(order)],
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent when the tracking numbers of an order are others than its customer was told. */
export function orderTrackingMail(order: OrderMailData, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_tracking",
      recipient: order.email,
      values: valuesOf(order),
      subject: `how to follow order ${order.number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`your order ${order.number} is on its way. This is how you can follow it.`],
      facts: parcelFacts(order),
      link: linkTo(order, sender),
    },
    sender,
  );
}

/** Sent when the shop has changed an order before it was shipped; with the way to pay what it costs more, if it does. */
export function orderChangedMail(
  order: OrderMailData,
  rest: (PaymentMailData & { dueCents: number }) | null,
  sender: SenderProfile,
): MailDraft {
  const link = linkTo(order, sender);
  return draft(
    {
      kind: "order_changed",
      recipient: order.email,
      values: valuesOf(order),
      subject: `order ${order.number} was changed`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`we have changed your order ${order.number}. This is what it is now.`],
      lines: order.lines,
      sum: sumText(order),
      facts: [
        ["Delivery", whenText(order, sender)],
        ...whereTo(order),
        ...(rest ? [["Still to be paid", formatCents(rest.dueCents)] as const] : []),
        ...(rest?.transfer ? transferFacts(rest.transfer, rest.dueCents, sender) : []),
      ],
      closing: [...(rest ? [rest.instructions] : []), "If you did not expect this, answer this message."],
      link: rest && link ? { ...link, label: "See your order and pay the rest" } : link,
    },
    sender,
  );
}

/** Sent when an order has arrived. */
export function orderDeliveredMail(order: OrderMailData, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "order_delivered",
      recipient: order.email,
      values: valuesOf(order),
      subject: `order ${order.number} has arrived`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `your order ${order.number} was delivered. We hope that you will like it for a long time.`,
      ],
      lines: order.lines,
      closing: ["If something is missing or damaged, answer this message."],
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
      values: valuesOf(order),
      subject: `order ${order.number} was cancelled`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`your order ${order.number} was cancelled. Nothing of it will be delivered.`],
      lines: order.lines,
      facts: [["Placed", dayText(order.createdAt, sender)], ...(reason ? [["Reason", reason] as const] : [])],
      closing: [
        isPaid && order.totalCents > 0
          ? "What you have paid goes back to you, in the way it came."
          : "Nothing is owed.",
        "If you did not expect this, answer this message.",
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
      values: valuesOf(order),
      subject: `order ${order.number} was cancelled`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        `no payment has arrived for your order ${order.number}, so it was cancelled and nothing is owed.`,
      ],
      lines: order.lines,
      facts: [["Placed", dayText(order.createdAt, sender)]],
      closing: ["If you have paid already, answer this message and the money goes back to you."],
      link: linkTo(order, sender),
    },
    sender,
  );
}
