import * as z from "zod";
import { bankAccountSchema } from "./bank-account";
import { orderDocumentSchema } from "./document";
import { idSchema } from "./id";
import { ORDER_STATUSES } from "./order-status";
import { parcelSchema } from "./parcel";
import { paymentMethodSchema } from "./payment-method";
import { appliedPromotionSchema, promotionHintSchema } from "./promotion";
import { readableWith } from "./readable-with";
import { returnRequestSchema } from "./return-request";
import { deliveryOptionSchema, ORDER_DELIVERY_KINDS } from "./shipping";
import { taxShareSchema } from "./tax";

export const orderStatusSchema = z.enum(ORDER_STATUSES);
z.globalRegistry.add(orderStatusSchema, { id: "OrderStatus" });

const money = z.number().nonnegative();
/** The same amount as an integer of the currency's smallest unit, such as cents. */
const minor = z.int().nonnegative();

/** An order line stores the name and price of the product at the time of purchase. */
export const orderLineSchema = z.object({
  /** Null once the product has been deleted. */
  productId: idSchema.nullable(),
  /** Present in an order while the product is not published, so that its page is not found. */
  unpublished: z.literal(true).optional(),
  /** Present in an order once the customer has reviewed the product for it. */
  reviewed: z.literal(true).optional(),
  /** Variant of a product with options (null after its deletion), and its name at the time of purchase. */
  variantId: idSchema.nullable().optional(),
  variant: z.string().optional(),
  /** SKU at the time of purchase; absent if there was none. */
  sku: z.string().optional(),
  name: z.string(),
  imageUrl: z.string(),
  price: money,
  priceMinor: minor,
  quantity: z.int().positive(),
  total: money,
  totalMinor: minor,
});
z.globalRegistry.add(orderLineSchema, { id: "OrderLine" });
export type OrderLine = z.infer<typeof orderLineSchema>;

/** A discount that staff gave. */
export const manualDiscountSchema = z.object({
  /** Null for a discount of a fixed amount. */
  percent: z.number().nullable(),
  amount: money,
  amountMinor: minor,
  reason: z.string(),
});
z.globalRegistry.add(manualDiscountSchema, { id: "ManualDiscount" });
export type ManualDiscount = z.infer<typeof manualDiscountSchema>;

/** One status change of an order. */
export const orderEventSchema = z.object({
  status: orderStatusSchema,
  at: z.iso.datetime(),
  by: z.string(),
  note: z.string(),
});
z.globalRegistry.add(orderEventSchema, { id: "OrderEvent" });
export type OrderEvent = z.infer<typeof orderEventSchema>;

export const PAYMENT_STATUSES = ["expected", "received", "refunded", "void"] as const;
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);
z.globalRegistry.add(paymentStatusSchema, { id: "PaymentStatus" });
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Shipping and tax of an order. */
const charges = {
  shipping: money,
  shippingMinor: minor,
  /** Total tax; already part of the total if prices include tax. */
  tax: money,
  taxMinor: minor,
  taxIncluded: z.boolean(),
  taxes: z.array(taxShareSchema),
  /** Chosen shipping method; null without a choice. */
  delivery: z.string().nullable(),
};

/** An order as lists show it. */
export const orderSummarySchema = z.object({
  id: idSchema,
  number: z.int().positive(),
  status: orderStatusSchema,
  nextStatuses: z.array(orderStatusSchema),
  /** Null without an account: of a guest, or after the account was deleted. */
  customerId: idSchema.nullable(),
  /** Present on the order of a guest. */
  guest: z.literal(true).optional(),
  customerName: z.string(),
  shippingAddress: z.string(),
  itemCount: z.int().positive(),
  firstLine: z.object({ productId: idSchema.nullable(), name: z.string(), imageUrl: z.string() }),
  /** Such as `EUR`. */
  currency: z.string(),
  total: money,
  totalMinor: minor,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  /** Refunded amount. */
  refunded: money,
  refundedMinor: minor,
  /** Balance due after a paid order was changed and costs more. */
  due: money,
  dueMinor: minor,
  /** Present once the staff packed it. */
  packed: z.literal(true).optional(),
  createdAt: z.iso.datetime(),
  /** When the order, its payment, returns or documents last changed. */
  updatedAt: z.iso.datetime(),
});
z.globalRegistry.add(orderSummarySchema, { id: "OrderSummary" });
export type OrderSummary = z.infer<typeof orderSummarySchema>;
readableWith.add(orderSummarySchema, { permission: "orders.read" });

/** Details for a bank transfer. */
export const bankTransferSchema = bankAccountSchema.extend({
  reference: z.string(),
  /** An unpaid order is cancelled after this date; null for a balance due. */
  payBy: z.iso.datetime().nullable(),
});
z.globalRegistry.add(bankTransferSchema, { id: "BankTransfer" });
export type BankTransfer = z.infer<typeof bankTransferSchema>;

/** Token that opens one order of a guest, as a bearer token or in the link to its page. */
export const GUEST_TOKEN = /^lw_order_([0-9a-f]{24})_([\w-]{43})$/;
/** The token ends with the secret. */
export const GUEST_SECRET_LENGTH = 43;
export const guestTokenSchema = z.string().regex(GUEST_TOKEN);

/** An order as its customer and Admins see it. */
export const orderSchema = orderSummarySchema.omit({ firstLine: true }).extend({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: z.string(),
  /** First line of the address; the other parts are absent if empty. */
  address: z.string(),
  addressLine2: z.string().optional(),
  postCode: z.string().optional(),
  city: z.string().optional(),
  phoneNumber: z.string(),
  notes: z.string(),
  /** Note for the recipient of a gift; absent without one. */
  giftNote: z.string().optional(),
  lines: z.array(orderLineSchema),
  subtotal: money,
  subtotalMinor: minor,
  discount: money,
  discountMinor: minor,
  coupon: z.string().nullable(),
  /** What promotions took off; absent without any. */
  promotions: z.array(appliedPromotionSchema).optional(),
  /** The part of the discount that staff gave; absent without one. */
  manualDiscount: manualDiscountSchema.optional(),
  ...charges,
  paymentId: idSchema,
  paymentInstructions: z.string(),
  /** Deadline for online payment; null if nothing can be paid online. */
  payOnlineUntil: z.iso.datetime().nullable(),
  /** Null unless a bank transfer is expected and the shop has a bank account. */
  bankTransfer: bankTransferSchema.nullable(),
  /** Null without a choice of shipping methods. */
  deliveryKind: z.enum(ORDER_DELIVERY_KINDS).nullable(),
  deliveryFrom: z.iso.datetime(),
  deliveryTo: z.iso.datetime(),
  events: z.array(orderEventSchema),
  /** Parcels with their tracking links. */
  parcels: z.array(parcelSchema),
  /** Invoice and credit notes, oldest first. */
  documents: z.array(orderDocumentSchema),
  /** Return requests, oldest first. */
  returns: z.array(returnRequestSchema),
  /** Increases with each change; detects edit conflicts. */
  version: z.int().positive(),
});
z.globalRegistry.add(orderSchema, { id: "Order" });
export type Order = z.infer<typeof orderSchema>;
readableWith.add(orderSchema, { permission: "orders.read" });

/** A new order. That of a guest comes with the token that opens it. */
export const placedOrderSchema = orderSchema.extend({ guestToken: guestTokenSchema.optional() });
z.globalRegistry.add(placedOrderSchema, { id: "PlacedOrder" });
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** Current price of a cart before it is ordered. */
export const quoteSchema = z.object({
  lines: z.array(orderLineSchema),
  subtotal: money,
  subtotalMinor: minor,
  discount: money,
  discountMinor: minor,
  ...charges,
  total: money,
  totalMinor: minor,
  /** Shipping methods for the country; empty if there is no choice or no delivery. */
  deliveries: z.array(deliveryOptionSchema),
  /** Whether the shop delivers these items to the country. */
  deliverable: z.boolean(),
  coupon: z.string().nullable(),
  /** What promotions take off; absent without any. */
  promotions: z.array(appliedPromotionSchema).optional(),
  /** What is missing for other promotions; absent without any. */
  hints: z.array(promotionHintSchema).optional(),
  /** Why the coupon is not valid; null if it is. */
  couponProblem: z.string().nullable(),
});
z.globalRegistry.add(quoteSchema, { id: "Quote" });
export type Quote = z.infer<typeof quoteSchema>;

/** An item without enough stock. */
export const shortageSchema = z.object({
  productId: idSchema,
  /** Requested variant, if any. */
  variantId: idSchema.optional(),
  wanted: z.int(),
  left: z.int(),
});
z.globalRegistry.add(shortageSchema, { id: "Shortage" });
export type Shortage = z.infer<typeof shortageSchema>;
