import * as z from "zod";
import { LIMITS } from "../constants";
import { emailField, freeText, hasTwoDecimals, listedCountryField, ownAmount } from "../fields";
import { orderContactSchema } from "../forms/order-contact-form";
import { currencySchema } from "../models/currency";
import { deliveryEstimateSchema } from "../models/delivery-estimate";
import { idSchema } from "../models/id";
import {
  guestTokenSchema,
  orderSchema,
  orderStatusSchema,
  orderSummarySchema,
  placedOrderSchema,
  quoteSchema,
} from "../models/order";
import { paymentMethodSchema } from "../models/payment-method";
import { defineEndpoint } from "./define";
import { paging, queryFlag, requiredIdempotencyKey } from "./query";

const tag = "orders";
const byId = z.object({ id: idSchema });

const item = z.object({
  productId: idSchema,
  /** Defaults to the default variant. */
  variantId: idSchema.optional(),
  quantity: z.int().min(1).max(LIMITS.quantity),
});
export const items = z.array(item).min(1).max(LIMITS.cartLines);

/** Items with prices that staff set. An item with an own price is listed once, with its variant. */
export const pricedItems = z
  .array(item.extend({ price: ownAmount.optional() }))
  .min(1)
  .max(LIMITS.cartLines);

const coupon = freeText(60).optional();
/** Name of a shipping method; defaults to the cheapest. */
const delivery = freeText(60).optional();

/** Body of a new order. The server calculates all prices. */
export const placeOrderBodySchema = orderContactSchema.extend({
  items,
  notes: freeText().optional(),
  /** Goes on the packing slip, for the recipient of a gift. */
  giftNote: freeText(LIMITS.giftNote).optional(),
  coupon,
  delivery,
  paymentMethod: paymentMethodSchema,
  /** Total that the shopper saw. If it has changed, the order is rejected with the new quote. */
  expectedTotal: z.number().min(0).max(LIMITS.orderTotal).refine(hasTwoDecimals).optional(),
  /** Currency of the expected total; the order is rejected if it has changed. */
  expectedCurrency: currencySchema.optional(),
});
export type PlaceOrderBody = z.output<typeof placeOrderBodySchema>;

/** An order of a customer, or of a guest, who names an email address. An account has its own. */
const newOrderSchema = placeOrderBodySchema.extend({ email: emailField().optional() });
z.globalRegistry.add(newOrderSchema, { id: "NewOrder" });
export type NewOrderBody = z.output<typeof newOrderSchema>;

export const orderEndpoints = {
  quoteOrder: defineEndpoint({
    method: "POST",
    path: "/orders/quote",
    summary: "Calculate what these items would cost now",
    tag,
    access: "user",
    guests: "checkout",
    body: z.object({
      /** Only staff may set prices. */
      items: pricedItems,
      /** Only staff may ask for another customer. */
      customerId: idSchema.optional(),
      coupon,
      delivery,
      /** Determines shipping and tax. */
      country: freeText(LIMITS.text).optional(),
    }),
    reply: quoteSchema,
  }),
  estimateDelivery: defineEndpoint({
    method: "POST",
    path: "/orders/delivery-estimate",
    summary:
      "Calculate when these items would arrive in a country and what their delivery costs; not available in showroom mode",
    tag,
    access: "user",
    guests: "catalogue",
    body: z.object({
      items,
      country: listedCountryField,
      /** Free samples of the items instead, which go as a letter. */
      samples: z.boolean().optional(),
    }),
    reply: deliveryEstimateSchema,
    errors: ["not_found"],
  }),
  placeOrder: defineEndpoint({
    method: "POST",
    path: "/orders",
    summary:
      "Place an order, as a guest with `email` and without signing in; the same Idempotency-Key returns the same order",
    tag,
    access: "user",
    guests: "checkout",
    headers: requiredIdempotencyKey,
    body: newOrderSchema,
    status: 201,
    reply: placedOrderSchema,
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
    guests: "order",
    params: byId,
    reply: orderSchema,
    returnsEtag: true,
    errors: ["not_found"],
  }),
  changeOrderStatus: defineEndpoint({
    method: "POST",
    path: "/orders/:id/status",
    summary: "Update the status of an order; a shopper can only cancel",
    tag,
    access: "user",
    guests: "order",
    params: byId,
    body: z.object({ status: orderStatusSchema, note: freeText(500).optional() }),
    reply: orderSchema,
    errors: ["not_found", "illegal_step"],
  }),
  claimOrder: defineEndpoint({
    method: "POST",
    path: "/orders/claim",
    summary:
      "Bring an order that you placed as a guest into your account, if it has the same confirmed email address",
    tag,
    access: "user",
    peopleOnly: true,
    body: z.strictObject({ guestToken: guestTokenSchema }),
    reply: orderSchema,
    errors: ["not_found", "address_unverified"],
  }),
  eraseGuestOrder: defineEndpoint({
    method: "POST",
    path: "/orders/:id/erase",
    summary:
      "Delete the personal data of a guest's order, at once if it is closed, otherwise when it is; its link stops working",
    tag,
    access: "user",
    guests: "order",
    params: byId,
    status: 204,
    errors: ["not_found"],
  }),
};
