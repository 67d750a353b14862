import type { MailSample, MailTextKind } from "@larkwood/contract";
import type { SenderProfile } from "./mail-content";
import type { MailDraft } from "./mail-draft";
import type { OrderMailData } from "./order-mail-data";
import {
  orderCancelledMail,
  orderChangedMail,
  orderDeliveredMail,
  orderExpiredMail,
  orderPlacedMail,
  orderShippedMail,
  orderTrackingMail,
} from "./order-mails";
import { latePaymentMail, orderPaidMail, orderRefundedMail } from "./payment-mails";

const TOTAL_CENTS = 24_100;

const sampleOrder = (email: string): OrderMailData => ({
  id: "0".repeat(24),
  number: 1042,
  email,
  subtotalCents: TOTAL_CENTS,
  discountCents: 0,
  coupon: null,
  totalCents: TOTAL_CENTS,
  shippingCents: 0,
  delivery: null,
  taxes: [],
  taxIncluded: true,
  createdAt: new Date("2026-06-01T10:00:00Z"),
  parcels: [],
  lines: [{ name: "An oak chair", quantity: 2, priceCents: TOTAL_CENTS / 2, imageUrl: "" }],
  address: "Ada Lund, Elm Street 5, Norway",
});

const builders: Record<MailTextKind, (order: OrderMailData, sender: SenderProfile) => MailDraft> = {
  order_placed: (order, sender) =>
    orderPlacedMail(order, { instructions: "(Payment instructions appear here.)", transfer: null }, sender),
  order_paid: (order, sender) => orderPaidMail({ ...order, amountCents: TOTAL_CENTS }, sender),
  order_shipped: (order, sender) => orderShippedMail(order, sender),
  order_delivered: (order, sender) => orderDeliveredMail(order, sender),
  order_cancelled: (order, sender) => orderCancelledMail(order, { isPaid: true, reason: "" }, sender),
  order_expired: (order, sender) => orderExpiredMail(order, sender),
  order_refunded: (order, sender) =>
    orderRefundedMail({ ...order, amountCents: TOTAL_CENTS, refundedCents: TOTAL_CENTS / 2 }, sender),
  order_changed: (order, sender) =>
    orderChangedMail(
      order,
      {
        dueCents: TOTAL_CENTS / 2,
        instructions: "(Instructions for paying the balance appear here.)",
        transfer: null,
      },
      sender,
    ),
  order_tracking: (order, sender) =>
    orderTrackingMail(
      { ...order, parcels: [{ carrier: "other", carrierName: "Post", number: "AB123456789", url: null }] },
      sender,
    ),
  payment_late: (order, sender) =>
    latePaymentMail({ ...order, amountCents: TOTAL_CENTS, paidCents: TOTAL_CENTS }, sender),
};

/** A sample email about an example order, with custom text that may not be saved yet. */
export function sampleMail({ kind, text }: MailSample, recipient: string, sender: SenderProfile): MailDraft {
  return builders[kind](sampleOrder(recipient), { ...sender, texts: text ? { [kind]: text } : {} });
}
