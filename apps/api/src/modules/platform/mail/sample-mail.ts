import type { MailSample, MailTextKind } from "@larkwood/contract";
import type { House } from "./mail-content";
import type { MailDraft } from "./mail-draft";
import type { MailedOrder } from "./order-mail-data";
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

const sampleOrder = (email: string): MailedOrder => ({
  id: "0".repeat(24),
  number: 1042,
  email,
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

const makers: Record<MailTextKind, (order: MailedOrder, house: House) => MailDraft> = {
  order_placed: (order, house) =>
    orderPlacedMail(order, { instructions: "(Here it says how to pay.)", transfer: null }, house),
  order_paid: (order, house) => orderPaidMail({ ...order, amountCents: TOTAL_CENTS }, house),
  order_shipped: (order, house) => orderShippedMail(order, house),
  order_delivered: (order, house) => orderDeliveredMail(order, house),
  order_cancelled: (order, house) => orderCancelledMail(order, { isPaid: true, reason: "" }, house),
  order_expired: (order, house) => orderExpiredMail(order, house),
  order_refunded: (order, house) =>
    orderRefundedMail({ ...order, amountCents: TOTAL_CENTS, refundedCents: TOTAL_CENTS / 2 }, house),
  order_changed: (order, house) =>
    orderChangedMail(
      order,
      { dueCents: TOTAL_CENTS / 2, instructions: "(Here it says how to pay the rest.)", transfer: null },
      house,
    ),
  order_tracking: (order, house) =>
    orderTrackingMail(
      { ...order, parcels: [{ carrier: "other", carrierName: "Post", number: "AB123456789", url: null }] },
      house,
    ),
  payment_late: (order, house) =>
    latePaymentMail({ ...order, amountCents: TOTAL_CENTS, paidCents: TOTAL_CENTS }, house),
};

/** A message to customers in words that are not saved yet, about an order that never was. */
export function sampleMail({ kind, text }: MailSample, recipient: string, house: House): MailDraft {
  return makers[kind](sampleOrder(recipient), { ...house, texts: text ? { [kind]: text } : {} });
}
