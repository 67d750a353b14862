import * as z from "zod";
import { LIMITS } from "../constants";
import { dateTimeField, freeText } from "../fields";
import { promotionFormSchema } from "../forms/promotion-form";
import { idSchema } from "../models/id";
import { promotionPreviewSchema, promotionSchema } from "../models/promotion";
import { defineEndpoint } from "./define";
import { items } from "./orders";
import { idempotencyKey, paging } from "./query";

const tag = "promotions";
const access = { can: "coupons.write" } as const;
const byId = z.object({ id: idSchema });

export const promotionEndpoints = {
  listPromotions: defineEndpoint({
    method: "GET",
    path: "/admin/promotions",
    summary: "List promotions, newest first",
    tag,
    access,
    query: z.object(paging),
    reply: z.array(promotionSchema),
  }),
  createPromotion: defineEndpoint({
    method: "POST",
    path: "/admin/promotions",
    summary: "Create a promotion; the same Idempotency-Key returns the same promotion",
    tag,
    access,
    headers: idempotencyKey,
    body: promotionFormSchema,
    status: 201,
    reply: promotionSchema,
    errors: ["coupon_taken", "idempotency_mismatch"],
  }),
  updatePromotion: defineEndpoint({
    method: "PUT",
    path: "/admin/promotions/:id",
    summary: "Replace a promotion; orders that have it stay as they are",
    tag,
    access,
    params: byId,
    body: promotionFormSchema,
    reply: promotionSchema,
    errors: ["not_found", "coupon_taken"],
  }),
  deletePromotion: defineEndpoint({
    method: "DELETE",
    path: "/admin/promotions/:id",
    summary: "Delete a promotion; orders that have it stay as they are",
    tag,
    access,
    params: byId,
    status: 204,
    errors: ["not_found"],
  }),
  previewPromotions: defineEndpoint({
    method: "POST",
    path: "/admin/promotions/preview",
    summary: "Try out a cart: which promotions apply, and why others don't",
    tag,
    access,
    body: z.object({
      items,
      coupon: freeText(60).optional(),
      /** Determines the delivery. */
      country: freeText(LIMITS.text).optional(),
      /** The customer, with the permission `customers.read`; a new one without it. */
      customerId: idSchema.optional(),
      /** The moment of the order; defaults to now. */
      at: dateTimeField.optional(),
    }),
    reply: promotionPreviewSchema,
    errors: ["not_found"],
  }),
};
