import type { BankTransfer, OrderDeliveryKind, Parcel } from "@larkwood/contract";
import { deliveryPlaceText, formatAccountNumber, orderSums } from "@larkwood/domain";
import { formatCents } from "../../../core/format-cents";
import type { Fact, MailLine, SenderProfile } from "./mail-content";
import { dayText, deliveryText } from "./mail-dates";
import type { LinkedOrder } from "./order-link";

/** Order data in emails. */
export interface OrderMailData extends LinkedOrder {
  number: number;
  email: string;
  subtotalCents: number;
  discountCents: number;
  coupon: string | null;
  promotions?: readonly { name: string; cents: number; deliveryCents: number }[];
  manualDiscount?: { cents: number; reason: string } | null;
  totalCents: number;
  shippingCents: number;
  /** The chosen delivery method; null if there was no choice. */
  delivery: { name: string; kind: OrderDeliveryKind; fromDays: number; toDays: number } | null;
  taxes: readonly { name: string; hundredths: number; taxCents: number }[];
  taxIncluded: boolean;
  createdAt: Date;
  lines: readonly MailLine[];
  /** Shipped parcels with tracking links. */
  parcels: readonly Parcel[];
  /** Shipping address; null unless the mailbox is verified, because the address could be used to send text to a stranger. */
  address: string | null;
}

/** How to pay an order. */
export interface PaymentMailData {
  instructions: string;
  transfer: BankTransfer | null;
}

/** Details of a bank transfer, one fact per field. */
export function transferFacts(transfer: BankTransfer, totalCents: number, sender: SenderProfile) {
  const { holder, number, bank, bic, reference, payBy } = transfer;
  const facts: Fact[] = [
    ["Account holder", holder],
    ["IBAN or account number", formatAccountNumber(number)],
    ["Bank", bank ?? ""],
    ["BIC", bic ?? ""],
    ["Amount", formatCents(totalCents, sender.currency)],
    ["Reference", reference],
    ["Pay by", payBy ? dayText(new Date(payBy), sender) : ""],
  ];
  return facts.filter(([, value]) => value !== "");
}

/** The sums of the order as rows of an email. */
export function totalRows(order: OrderMailData, { currency }: SenderProfile): Fact[] {
  const taxes = order.taxes.map(({ name, hundredths, taxCents }) => ({ name, hundredths, taxCents }));
  const amounts = { ...order, shipping: order.shippingCents, delivery: order.delivery?.name ?? null, taxes };
  return orderSums(amounts, (cents) => formatCents(cents, currency)).map(({ term, value }) => [term, value]);
}

/** `05 Nov 2026 – 08 Nov 2026, to your door (Express)`. */
export function deliveryDates({ createdAt, delivery }: OrderMailData, sender: SenderProfile): string {
  if (!delivery) return deliveryText(createdAt, sender);
  const dates = deliveryText(createdAt, sender, delivery);
  return `${dates}, ${deliveryPlaceText(delivery.kind)} (${delivery.name})`;
}

export const addressFacts = ({ address }: OrderMailData) => (address ? [["Ship to", address] as const] : []);

/** Placeholder values for custom texts. */
export const templateValues = ({ number, totalCents }: OrderMailData, { currency }: SenderProfile) => ({
  number: String(number),
  total: formatCents(totalCents, currency),
});

/** Carrier, number and tracking link of each parcel. */
export const parcelFacts = ({ parcels }: OrderMailData) =>
  parcels.map(({ carrierName, number, url }) => {
    const tracking = url ? `${number}, ${url}` : number;
    return [`Tracking (${carrierName})`, tracking] as const;
  });
