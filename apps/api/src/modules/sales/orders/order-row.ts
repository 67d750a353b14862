import type {
  OrderDocument,
  OrderStatus,
  ParcelForm,
  PaymentMethod,
  PaymentStatus,
  ReturnRequest,
} from "@larkwood/contract";
import type { Delivery, TaxPart } from "@larkwood/domain";

export interface OrderLineRow {
  productId: string | null;
  variantId?: string | null | undefined;
  /** Empty for a product without options. */
  variant?: string | undefined;
  name: string;
  imageUrl: string;
  priceCents: number;
  quantity: number;
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
  userId: string | null;
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
  createdAt: string;
  firstLine: OrderLineRow;
}

/** An order with all details. */
export interface OrderRow extends Omit<OrderSummaryRow, "firstLine"> {
  paymentId: string;
  email: string;
  phoneNumber: string;
  notes: string;
  subtotalCents: string;
  discountCents: string;
  shippingCents: string;
  taxCents: string;
  taxIncluded: boolean;
  taxes: TaxPart[];
  delivery: Delivery | null;
  couponCode: string | null;
  version: number;
  parcels: ParcelForm[];
  documents: OrderDocument[];
  returns: ReturnRequest[];
  lines: OrderLineRow[];
  events: OrderEventRow[];
}
