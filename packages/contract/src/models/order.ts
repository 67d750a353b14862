import * as z from "zod";
import { bankAccountSchema } from "./bank-account";
import { orderDocumentSchema } from "./document";
import { idSchema } from "./id";
import { ORDER_STATUSES } from "./order-status";
import { parcelSchema } from "./parcel";
import { paymentMethodSchema } from "./payment-method";
import { readableWith } from "./readable-with";
import { returnRequestSchema } from "./return-request";
import { DELIVERY_KINDS, deliveryOptionSchema } from "./shipping";
import { taxShareSchema } from "./tax";

export const orderStatusSchema = z.enum(ORDER_STATUSES);

const money = z.number().nonnegative();

/** An order line stores the name and price of the product at the time of purchase. */
export const orderLineSchema = z.object({
  /** Null once the product has been deleted. */
  productId: idSchema.nullable(),
  /** Variant of a product with options (null after its deletion), and its name at the time of purchase. */
  variantId: idSchema.nullable().optional(),
  variant: z.string().optional(),
  name: z.string(),
  imageUrl: z.string(),
  price: money,
  quantity: z.int().positive(),
  total: money,
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** One status change of an order. */
export const orderEventSchema = z.object({
  status: orderStatusSchema,
  at: z.iso.datetime(),
  by: z.string(),
  note: z.string(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

export const PAYMENT_STATUSES = ["expected", "received", "refunded", "void"] as const;
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Shipping and tax of an order. */
const charges = {
  shipping: money,
  /** Total tax; already part of the total if prices include tax. */
  tax: money,
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
  customerId: idSchema.nullable(),
  customerName: z.string(),
  shippingAddress: z.string(),
  itemCount: z.int().positive(),
  firstLine: z.object({ productId: idSchema.nullable(), name: z.string(), imageUrl: z.string() }),
  total: money,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  /** Refunded amount. */
  refunded: money,
  /** Balance due after a paid order was changed and costs more. */
  due: money,
  createdAt: z.iso.datetime(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;
readableWith.add(orderSummarySchema, { permission: "orders.read" });

/** Details for a bank transfer. */
export const bankTransferSchema = bankAccountSchema.extend({
  reference: z.string(),
  /** An unpaid order is cancelled after this date; null for a balance due. */
  payBy: z.iso.datetime().nullable(),
});
export type BankTransfer = z.infer<typeof bankTransferSchema>;

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
  lines: z.array(orderLineSchema),
  subtotal: money,
  discount: money,
  coupon: z.string().nullable(),
  ...charges,
  paymentId: idSchema,
  paymentInstructions: z.string(),
  /** Deadline for online payment; null if nothing can be paid online. */
  payOnlineUntil: z.iso.datetime().nullable(),
  /** Null unless a bank transfer is expected and the shop has a bank account. */
  bankTransfer: bankTransferSchema.nullable(),
  /** Null without a choice of shipping methods. */
  deliveryKind: z.enum(DELIVERY_KINDS).nullable(),
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
export type Order = z.infer<typeof orderSchema>;
readableWith.add(orderSchema, { permission: "orders.read" });

/** Current price of a cart before it is ordered. */
export const quoteSchema = z.object({
  lines: z.array(orderLineSchema),
  subtotal: money,
  discount: money,
  ...charges,
  total: money,
  /** Shipping methods for the country; empty if there is no choice or no delivery. */
  deliveries: z.array(deliveryOptionSchema),
  /** Whether the shop delivers these items to the country. */
  deliverable: z.boolean(),
  coupon: z.string().nullable(),
  /** Why the coupon is not valid; null if it is. */
  couponProblem: z.string().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** An item without enough stock. */
export const shortageSchema = z.object({
  productId: idSchema,
  /** Requested variant, if any. */
  variantId: idSchema.optional(),
  wanted: z.int(),
  left: z.int(),
});
export type Shortage = z.infer<typeof shortageSchema>;
