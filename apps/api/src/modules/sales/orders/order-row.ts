import type {
  OrderDocument,
  OrderStatus,
  ParcelForm,
  PaymentMethod,
  PaymentStatus,
  ReturnRequest,
} from "@larkwood/contract";
import type { ManualDiscount, OrderDelivery, TaxPart } from "@larkwood/domain";

export interface OrderLineRow {
  productId: string | null;
  /** Whether the product is published now; null after its deletion. Only read from stored orders. */
  isPublished?: boolean | null | undefined;
  /** Whether the customer has reviewed the product for this order. Only read from stored orders. */
  isReviewed?: boolean | undefined;
  variantId?: string | null | undefined;
  /** Empty for a product without options. */
  variant?: string | undefined;
  /** At the time of purchase; null without one. */
  sku?: string | null | undefined;
  name: string;
  imageUrl: string;
  priceCents: number;
  /** Null if `priceCents` is the list price. */
  listPriceCents?: number | null | undefined;
  quantity: number;
  /** Discount of the line itself. */
  discountCents?: number | undefined;
}

/** What a promotion took off an order. */
export interface OrderPromotionRow {
  name: string;
  code: string | null;
  /** Off the items. */
  cents: number;
  /** Off the delivery. */
  deliveryCents: number;
}

export interface OrderEventRow {
  status: OrderStatus;
  at: string;
  actorName: string;
  note: string;
}

/** An order in a list. The driver returns bigints and timestamps as strings. */
export interface OrderSummaryRow {
  id: string;
  number: string;
  /** Null without an account: of a guest, or after the account was deleted. */
  userId: string | null;
  isGuest: boolean;
  status: OrderStatus;
  firstName: string;
  lastName: string;
  country: string;
  address: string;
  addressLine2: string;
  postCode: string;
  city: string;
  itemCount: number;
  totalCents: string;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  refundedCents: string;
  /** Balance due of a paid order. */
  dueCents: string;
  isPacked: boolean;
  createdAt: string;
  updatedAt: string;
  /** Its id in the index that the list reads. */
  cursorId: string;
  firstLine: OrderLineRow;
}

/** An order with all details. */
export interface OrderRow extends Omit<OrderSummaryRow, "firstLine" | "cursorId"> {
  /** What the link of a guest is derived from; null without a valid link. */
  guestLink: Buffer | null;
  paymentId: string;
  email: string;
  phoneNumber: string;
  notes: string;
  /** Empty without one. */
  giftNote: string;
  subtotalCents: string;
  discountCents: string;
  shippingCents: string;
  taxCents: string;
  taxIncluded: boolean;
  taxes: TaxPart[];
  delivery: OrderDelivery | null;
  couponCode: string | null;
  promotions: OrderPromotionRow[];
  manualDiscount: ManualDiscount | null;
  version: number;
  parcels: ParcelForm[];
  documents: OrderDocument[];
  returns: ReturnRequest[];
  lines: OrderLineRow[];
  events: OrderEventRow[];
}
