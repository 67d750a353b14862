import * as z from "zod";
import { LIMITS } from "../constants";
import { freeText, hasTwoDecimals } from "../fields";
import { addressFormSchema } from "../forms/user-forms";
import { currencySchema } from "../models/currency";
import { idSchema } from "../models/id";
import { orderSchema, orderStatusSchema, orderSummarySchema, quoteSchema } from "../models/order";
import { paymentMethodSchema } from "../models/payment-method";
import { defineEndpoint } from "./define";
import { paging, queryFlag, requiredIdempotencyKey } from "./query";

const tag = "orders";
const byId = z.object({ id: idSchema });

const items = z
  .array(
    z.object({
      productId: idSchema,
      /** Which of its variants; without one the default variant is meant. */
      variantId: idSchema.optional(),
      quantity: z.int().min(1).max(LIMITS.quantity),
    }),
  )
  .min(1)
  .max(LIMITS.cartLines);

const coupon = freeText(60).optional();
/** The name of a way to deliver; without one the cheapest counts. */
const delivery = freeText(60).optional();

/** The server takes ids, quantities, contact details, method and coupon; every amount that counts is its own. */
export const placeOrderBodySchema = addressFormSchema.extend({
  items,
  notes: freeText().optional(),
  coupon,
  delivery,
  paymentMethod: paymentMethodSchema,
  /** The total that the shopper saw. If it is another one by now, nothing is ordered and the reply has the new quote. */
  expectedTotal: z.number().min(0).max(LIMITS.orderTotal).refine(hasTwoDecimals).optional(),
  /** The currency that the shopper saw it in; with another one by now it is another total. */
  expectedCurrency: currencySchema.optional(),
});
export type PlaceOrderBody = z.output<typeof placeOrderBodySchema>;

export const orderEndpoints = {
  quoteOrder: defineEndpoint({
    method: "POST",
    path: "/orders/quote",
    summary: "Calculate what these items would cost now",
    tag,
    access: "user",
    body: z.object({
      items,
      coupon,
      delivery,
      /** Where to: delivery and tax depend on it. */
      country: freeText(LIMITS.text).optional(),
    }),
    reply: quoteSchema,
  }),
  placeOrder: defineEndpoint({
    method: "POST",
    path: "/orders",
    summary: "Place an order; the same Idempotency-Key returns the same order",
    tag,
    access: "user",
    headers: requiredIdempotencyKey,
    body: placeOrderBodySchema,
    status: 201,
    reply: orderSchema,
    errors: [
      "not_found",
      "out_of_stock",
      "coupon_refused",
      "price_changed",
      "payment_unavailable",
      "delivery_unavailable",
      "idempotency_mismatch",
    ],
  }),
  listOrders: defineEndpoint({
    method: "GET",
    path: "/orders",
    summary: "List my orders, newest first",
    tag,
    access: "user",
    query: z.object({ open: queryFlag, ...paging }),
    reply: z.array(orderSummarySchema),
  }),
  getOrder: defineEndpoint({
    method: "GET",
    path: "/orders/:id",
    summary: "Get an order; only its customer and Admins can see it",
    tag,
    access: "user",
    params: byId,
    reply: orderSchema,
    errors: ["not_found"],
  }),
  changeOrderStatus: defineEndpoint({
    method: "POST",
    path: "/orders/:id/status",
    summary: "Update the status of an order; a shopper can only cancel",
    tag,
    access: "user",
    params: byId,
    body: z.object({ status: orderStatusSchema, note: freeText(500).optional() }),
    reply: orderSchema,
    errors: ["not_found", "illegal_step"],
  }),
};
