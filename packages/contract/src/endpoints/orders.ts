import * as z from "zod";
import { LIMITS } from "../constants";
import { freeText, hasTwoDecimals } from "../fields";
import { orderContactSchema } from "../forms/order-contact-form";
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
      /** Defaults to the default variant. */
      variantId: idSchema.optional(),
      quantity: z.int().min(1).max(LIMITS.quantity),
    }),
  )
  .min(1)
  .max(LIMITS.cartLines);

const coupon = freeText(60).optional();
/** Name of a shipping method; defaults to the cheapest. */
const delivery = freeText(60).optional();

/** Body of a new order. The server calculates all prices. */
export const placeOrderBodySchema = orderContactSchema.extend({
  items,
  notes: freeText().optional(),
  coupon,
  delivery,
  paymentMethod: paymentMethodSchema,
  /** Total that the shopper saw. If it has changed, the order is rejected with the new quote. */
  expectedTotal: z.number().min(0).max(LIMITS.orderTotal).refine(hasTwoDecimals).optional(),
  /** Currency of the expected total; the order is rejected if it has changed. */
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
      /** Determines shipping and tax. */
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
