import * as z from "zod";
import { bankAccountSchema } from "./bank-account";
import { orderDocumentSchema } from "./document";
import { idSchema } from "./id";
import { ORDER_STATUSES } from "./order-status";
import { parcelSchema } from "./parcel";
import { paymentMethodSchema } from "./payment-method";
import { returnRequestSchema } from "./return-request";
import { deliverySchema } from "./shipping";
import { taxPartSchema } from "./tax";

export const orderStatusSchema = z.enum(ORDER_STATUSES);

const money = z.number().nonnegative();

/** A line keeps what the product was called and cost on the day it was bought. */
export const orderLineSchema = z.object({
  /** Null once the product has been deleted. */
  productId: idSchema.nullable(),
  /** Of a product with options: which of its variants (null once that is gone), and its words on that day. */
  variantId: idSchema.nullable().optional(),
  variant: z.string().optional(),
  name: z.string(),
  imageUrl: z.string(),
  price: money,
  quantity: z.int().positive(),
  total: money,
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** One step of an order, with who made it and when. */
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

/** What an order costs beside its goods. */
const charges = {
  shipping: money,
  /** All tax; in the total already where the prices include it. */
  tax: money,
  taxIncluded: z.boolean(),
  taxes: z.array(taxPartSchema),
  /** The chosen way to deliver; null where there is no choice. */
  delivery: z.string().nullable(),
};

/** What a list of orders shows of each. */
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
  /** What of the payment went back. */
  refunded: money,
  /** What is still to be paid of an order that was paid, and costs more since it was changed. */
  due: money,
  createdAt: z.iso.datetime(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** What a shopper types into the form of their bank. */
export const bankTransferSchema = bankAccountSchema.extend({
  reference: z.string(),
  /** An order that is not paid by then is cancelled; null for the rest of one that was paid. */
  payBy: z.iso.datetime().nullable(),
});
export type BankTransfer = z.infer<typeof bankTransferSchema>;

/** An order as its owner and an Admin see it. */
export const orderSchema = orderSummarySchema.omit({ firstLine: true }).extend({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  notes: z.string(),
  lines: z.array(orderLineSchema),
  subtotal: money,
  discount: money,
  coupon: z.string().nullable(),
  ...charges,
  paymentId: idSchema,
  paymentInstructions: z.string(),
  /** Until when it can be paid online; null where there is nothing to pay online. */
  payOnlineUntil: z.iso.datetime().nullable(),
  /** Where the money goes; null unless it is expected by bank transfer and there is an account. */
  bankTransfer: bankTransferSchema.nullable(),
  deliveryFrom: z.iso.datetime(),
  deliveryTo: z.iso.datetime(),
  events: z.array(orderEventSchema),
  /** What is on its way, with where one sees how far it is. */
  parcels: z.array(parcelSchema),
  /** Invoice and credit notes, oldest first. */
  documents: z.array(orderDocumentSchema),
  /** What its customer wants to send back, oldest first. */
  returns: z.array(returnRequestSchema),
  /** Rises with each change; for edits that must not overwrite each other. */
  version: z.int().positive(),
});
export type Order = z.infer<typeof orderSchema>;

/** What a cart would cost now, before it is ordered. */
export const quoteSchema = z.object({
  lines: z.array(orderLineSchema),
  subtotal: money,
  discount: money,
  ...charges,
  total: money,
  /** The ways to deliver to that country; none where there is no choice, or no way. */
  deliveries: z.array(deliverySchema),
  /** Whether these items can be brought to that country. */
  deliverable: z.boolean(),
  coupon: z.string().nullable(),
  /** Why the coupon does not count, if it does not. */
  couponProblem: z.string().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** A line of which too few are left. */
export const shortageSchema = z.object({
  productId: idSchema,
  /** The variant that was asked for, if one was. */
  variantId: idSchema.optional(),
  wanted: z.int(),
  left: z.int(),
});
export type Shortage = z.infer<typeof shortageSchema>;
