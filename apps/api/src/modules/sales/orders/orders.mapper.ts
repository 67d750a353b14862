import type { BankTransfer, Order, OrderLine, OrderSummary, Quote } from "@larkwood/contract";
import {
  addressLines,
  fromCents,
  hasBalanceDue,
  nextStatuses,
  type TaxPart,
  trackedParcel,
} from "@larkwood/domain";
import { deliveryDays } from "../../../core/delivery-days";
import { nonEmpty } from "../../../core/non-empty";
import type { OrderLineRow, OrderRow, OrderSummaryRow } from "./order-row";
import type { PricedOrder } from "./price-order";

/** Turns a stored image path into an absolute URL. */
export type ToImageUrl = (imageUrl: string) => string;

const iso = (timestamp: string) => new Date(timestamp).toISOString();

export function toOrderLine(line: OrderLineRow, image: ToImageUrl): OrderLine {
  return {
    productId: line.productId,
    ...(line.variant ? { variantId: line.variantId ?? null, variant: line.variant } : {}),
    name: line.name,
    imageUrl: image(line.imageUrl),
    price: fromCents(line.priceCents),
    quantity: line.quantity,
    total: fromCents(line.priceCents * line.quantity),
  };
}

const toTax = ({ name, hundredths, taxCents }: TaxPart) => ({
  name,
  percent: hundredths / 100,
  amount: fromCents(taxCents),
});

/** The quote of priced lines. */
export function toQuote(priced: PricedOrder, image: ToImageUrl): Quote {
  const { lines, money, coupon, delivery } = priced;
  return {
    lines: lines.map((line) => toOrderLine(line, image)),
    subtotal: fromCents(money.subtotalCents),
    discount: fromCents(money.discountCents),
    shipping: fromCents(money.shippingCents),
    tax: fromCents(money.taxCents),
    taxIncluded: money.taxIncluded,
    taxes: money.taxes.map(toTax),
    total: fromCents(money.totalCents),
    delivery: delivery?.name ?? null,
    deliveries: priced.deliveries.map(({ cents, ...option }) => ({ ...option, price: fromCents(cents) })),
    deliverable: priced.isDeliverable,
    coupon: coupon?.code ?? null,
    couponProblem: null,
  };
}

function toShared(row: Omit<OrderSummaryRow, "firstLine">) {
  return {
    id: row.id,
    number: Number(row.number),
    status: row.status,
    nextStatuses: [
      ...nextStatuses(row.status, row.paymentStatus, hasBalanceDue(row.paymentMethod, Number(row.dueCents))),
    ],
    customerId: row.userId,
    customerName: `${row.firstName} ${row.lastName}`,
    shippingAddress: addressLines(row).join(", "),
    itemCount: row.itemCount,
    total: fromCents(Number(row.totalCents)),
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    refunded: fromCents(Number(row.refundedCents)),
    due: fromCents(Number(row.dueCents)),
    createdAt: iso(row.createdAt),
  };
}

export function toOrderSummary(row: OrderSummaryRow, image: ToImageUrl): OrderSummary {
  const { productId, name, imageUrl } = row.firstLine;
  return { ...toShared(row), firstLine: { productId, name, imageUrl: image(imageUrl) } };
}

/** Noon in UTC is on the same day in almost every time zone of a customer. */
const toNoon = (day: string) => `${day}T12:00:00.000Z`;

interface PaymentDetails {
  instructions: string;
  transfer: BankTransfer | null;
  /** Deadline for paying online; null if no online payment is due. */
  onlineUntil: Date | null;
}

interface OrderView {
  payment: PaymentDetails;
  image: ToImageUrl;
  /** The shop's time zone, for the days of delivery. */
  timeZone: string;
}

export function toOrder(row: OrderRow, { payment, image, timeZone }: OrderView): Order {
  const days = deliveryDays(new Date(row.createdAt), timeZone, row.delivery ?? undefined);
  return {
    ...toShared(row),
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    country: row.country,
    address: row.address,
    ...nonEmpty({ addressLine2: row.addressLine2, postCode: row.postCode, city: row.city }),
    phoneNumber: row.phoneNumber,
    notes: row.notes,
    lines: row.lines.map((line) => toOrderLine(line, image)),
    subtotal: fromCents(Number(row.subtotalCents)),
    discount: fromCents(Number(row.discountCents)),
    coupon: row.couponCode,
    shipping: fromCents(Number(row.shippingCents)),
    tax: fromCents(Number(row.taxCents)),
    taxIncluded: row.taxIncluded,
    taxes: row.taxes.map(toTax),
    delivery: row.delivery?.name ?? null,
    paymentId: row.paymentId,
    paymentInstructions: payment.instructions,
    bankTransfer: payment.transfer,
    payOnlineUntil: payment.onlineUntil?.toISOString() ?? null,
    deliveryKind: row.delivery?.kind ?? null,
    deliveryFrom: toNoon(days.from),
    deliveryTo: toNoon(days.to),
    events: row.events.map((event) => ({
      status: event.status,
      at: iso(event.at),
      by: event.actorName,
      note: event.note,
    })),
    parcels: row.parcels.map(trackedParcel),
    returns: row.returns.map((one) => ({
      ...one,
      createdAt: iso(one.createdAt),
      updatedAt: iso(one.updatedAt),
    })),
    documents: row.documents.map((one) => ({ ...one, createdAt: iso(one.createdAt) })),
    version: row.version,
  };
}
