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
import { toManualDiscount } from "./manual-discount";
import type { OrderLineRow, OrderPromotionRow, OrderRow, OrderSummaryRow } from "./order-row";
import type { PricedOrder } from "./price-order";

/** Turns a stored image path into an absolute URL. */
export type ToImageUrl = (imageUrl: string) => string;

const iso = (timestamp: string) => new Date(timestamp).toISOString();

/** An amount in the currency, and in its smallest unit: `{ total: 12.5, totalMinor: 1250 }`. All currencies have two decimals. */
const amount = <Name extends string>(name: Name, cents: number) =>
  ({ [name]: fromCents(cents), [`${name}Minor`]: cents }) as Record<Name | `${Name}Minor`, number>;

export function toOrderLine(line: OrderLineRow, image: ToImageUrl): OrderLine {
  return {
    productId: line.productId,
    ...(line.isPublished === false ? { unpublished: true as const } : {}),
    ...(line.isReviewed ? { reviewed: true as const } : {}),
    ...(line.variant ? { variantId: line.variantId ?? null, variant: line.variant } : {}),
    ...nonEmpty({ sku: line.sku ?? "" }),
    name: line.name,
    imageUrl: image(line.imageUrl),
    ...amount("price", line.priceCents),
    quantity: line.quantity,
    ...amount("total", line.priceCents * line.quantity),
  };
}

const toTax = ({ name, hundredths, taxCents }: TaxPart) => ({
  name,
  percent: hundredths / 100,
  ...amount("amount", taxCents),
});

/** What promotions took off; nothing without any. */
function toPromotions(promotions: readonly OrderPromotionRow[]) {
  const effective = promotions.filter(({ cents, deliveryCents }) => cents + deliveryCents > 0);
  return effective.length > 0 ? { promotions: effective.map(toAppliedPromotion) } : {};
}

export const toAppliedPromotion = ({ name, code, cents, deliveryCents }: OrderPromotionRow) => ({
  name,
  code,
  ...amount("amount", cents),
  freeDelivery: deliveryCents > 0,
});

/** The quote of priced lines. */
interface QuoteView {
  image: ToImageUrl;
  now: Date;
  /** The shop's time zone, for the days of delivery. */
  timeZone: string;
}

export function toQuote(priced: PricedOrder, { image, now, timeZone }: QuoteView): Quote {
  const { lines, money, promotions, delivery } = priced;
  return {
    lines: lines.map((line) => toOrderLine(line, image)),
    ...amount("subtotal", money.subtotalCents),
    ...amount("discount", money.discountCents),
    ...amount("shipping", money.shippingCents),
    ...amount("tax", money.taxCents),
    taxIncluded: money.taxIncluded,
    taxes: money.taxes.map(toTax),
    ...amount("total", money.totalCents),
    delivery: delivery?.name ?? null,
    deliveries: priced.deliveries.map(({ cents, ...option }) => ({
      ...option,
      price: fromCents(cents),
      ...deliveryDays(now, timeZone, option),
    })),
    deliverable: priced.isDeliverable,
    coupon: promotions.applied.find(({ code }) => code !== null)?.code ?? null,
    ...toPromotions(promotions.applied),
    couponProblem: null,
  };
}

function toShared(row: Omit<OrderSummaryRow, "firstLine" | "cursorId">, currency: string) {
  return {
    id: row.id,
    number: Number(row.number),
    status: row.status,
    nextStatuses: [
      ...nextStatuses(row.status, row.paymentStatus, hasBalanceDue(row.paymentMethod, Number(row.dueCents))),
    ],
    customerId: row.userId,
    ...(row.isGuest ? { guest: true as const } : {}),
    customerName: `${row.firstName} ${row.lastName}`,
    shippingAddress: addressLines(row).join(", "),
    itemCount: row.itemCount,
    currency,
    ...amount("total", Number(row.totalCents)),
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    ...amount("refunded", Number(row.refundedCents)),
    ...amount("due", Number(row.dueCents)),
    ...(row.isPacked ? { packed: true as const } : {}),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  };
}

interface SummaryView {
  image: ToImageUrl;
  /** The shop's currency, which can't change after the first order. */
  currency: string;
}

export function toOrderSummary(row: OrderSummaryRow, { image, currency }: SummaryView): OrderSummary {
  const { productId, name, imageUrl } = row.firstLine;
  return { ...toShared(row, currency), firstLine: { productId, name, imageUrl: image(imageUrl) } };
}

/** Noon in UTC is on the same day in almost every time zone of a customer. */
const toNoon = (day: string) => `${day}T12:00:00.000Z`;

interface PaymentDetails {
  instructions: string;
  transfer: BankTransfer | null;
  /** Deadline for paying online; null if no online payment is due. */
  onlineUntil: Date | null;
}

interface OrderView extends SummaryView {
  payment: PaymentDetails;
  /** The shop's time zone, for the days of delivery. */
  timeZone: string;
}

export function toOrder(row: OrderRow, { payment, image, currency, timeZone }: OrderView): Order {
  const days = deliveryDays(new Date(row.createdAt), timeZone, row.delivery ?? undefined);
  return {
    ...toShared(row, currency),
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    country: row.country,
    address: row.address,
    ...nonEmpty({ addressLine2: row.addressLine2, postCode: row.postCode, city: row.city }),
    phoneNumber: row.phoneNumber,
    notes: row.notes,
    ...nonEmpty({ giftNote: row.giftNote }),
    lines: row.lines.map((line) => toOrderLine(line, image)),
    ...amount("subtotal", Number(row.subtotalCents)),
    ...amount("discount", Number(row.discountCents)),
    coupon: row.couponCode,
    ...toPromotions(row.promotions),
    ...(row.manualDiscount ? { manualDiscount: toManualDiscount(row.manualDiscount) } : {}),
    ...amount("shipping", Number(row.shippingCents)),
    ...amount("tax", Number(row.taxCents)),
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
