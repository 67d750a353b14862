import * as z from "zod";
import { freeText } from "../fields";
import { newCouponSchema } from "../forms/coupon-form";
import { parcelsSchema } from "../forms/parcel-form";
import { categorySchema } from "../models/category-schema";
import { couponSchema } from "../models/coupon";
import { dashboardSchema } from "../models/dashboard";
import { idSchema } from "../models/id";
import { jobIdSchema } from "../models/job";
import { mailSchema } from "../models/mail";
import { mailSampleSchema } from "../models/mail-text";
import { orderStatusSchema, orderSummarySchema, paymentStatusSchema } from "../models/order";
import { ORDER_BUYERS, ORDER_CARTS, ORDER_DAYS, ORDER_VIEWS, orderViewsSchema } from "../models/order-view";
import { paymentSchema } from "../models/payment";
import { paymentMethodSchema } from "../models/payment-method";
import { pickListItemSchema } from "../models/pick-list";
import { defineEndpoint } from "./define";
import { idempotencyKey, paging, queryDay, queryFlag, queryIds, queryText, queryTime } from "./query";

const byId = z.object({ id: idSchema });

const orderIds = z.array(idSchema).min(1).max(100);
const refused = z.array(z.object({ id: idSchema, reason: z.string() }));

const orderFilter = {
  /** Anything printed on a parcel: number, name, address, tracking number or SKU; or the email address. */
  search: queryText,
  view: z.enum(ORDER_VIEWS).optional(),
  status: orderStatusSchema.optional(),
  customerId: idSchema.optional(),
  /** Only orders that are not delivered, cancelled or returned. */
  open: queryFlag,
  payment: z.enum(["expected", "received", "refunded"]).optional(),
  /** First and last day on which the orders were placed. */
  from: queryDay,
  to: queryDay,
  country: queryText,
  /** Name of the shipping method. */
  delivery: queryText,
  /** Orders with this product, variant or category. */
  product: idSchema.optional(),
  variant: idSchema.optional(),
  category: categorySchema.optional(),
  method: paymentMethodSchema.optional(),
  /** Code of the coupon that was used. */
  coupon: queryText,
  /** Codes and names of the promotions, as the report of sales shows them. */
  promotion: queryText,
  /** Without cancelled and returned orders, as reports count. */
  sold: queryFlag,
  /** Only orders that ended a saved cart, as the report of carts counts. */
  cart: z.enum(ORDER_CARTS).optional(),
  /** Only sold orders of new customers, of returning ones or without an account, as the report of customers counts. */
  buyer: z.enum(ORDER_BUYERS).optional(),
  /** What happened on the days: the order was placed (the default), paid, refunded or invoiced. */
  on: z.enum(ORDER_DAYS).optional(),
};

export const orderQuerySchema = z.object({
  ...orderFilter,
  /** Only orders that changed at this moment or later. */
  updatedSince: queryTime,
  ids: queryIds,
  /** Only orders with a line of this SKU. */
  sku: queryText,
  /** `updated`: the order that changed longest ago first, so that one that changes meanwhile comes again. */
  sort: z.enum(["newest", "updated"]).optional(),
  ...paging,
});
export type OrderQuery = z.output<typeof orderQuerySchema>;

export const adminOrderEndpoints = {
  listAllOrders: defineEndpoint({
    method: "GET",
    path: "/admin/orders",
    summary: "List all orders, newest first; total in X-Total-Count, next page in Link",
    tag: "orders",
    access: { can: "orders.read" },
    query: orderQuerySchema,
    reply: z.array(orderSummarySchema),
  }),
  getOrderViews: defineEndpoint({
    method: "GET",
    path: "/admin/orders/views",
    summary: "Count the orders of each view, and list the values of the filters",
    tag: "orders",
    access: { can: "orders.read" },
    reply: orderViewsSchema,
  }),
  packOrders: defineEndpoint({
    method: "POST",
    path: "/admin/orders/packing",
    summary:
      "Mark confirmed orders as packed, or as not packed; each one succeeds or is listed with a reason",
    tag: "orders",
    access: { can: "orders.write" },
    body: z.object({ ids: orderIds, packed: z.boolean() }),
    reply: z.object({ moved: z.array(idSchema), refused }),
  }),
  getPickList: defineEndpoint({
    method: "POST",
    path: "/admin/orders/pick-list",
    summary: "List the stock items of several orders, grouped by product and SKU",
    tag: "orders",
    access: { can: "orders.read" },
    body: z.object({ ids: z.array(idSchema).min(1).max(500) }),
    reply: z.array(pickListItemSchema),
  }),
  changeOrderStatuses: defineEndpoint({
    method: "POST",
    path: "/admin/orders/status",
    summary: "Update the status of several orders; each one succeeds or is listed with a reason",
    tag: "orders",
    access: { can: "orders.write" },
    body: z.object({
      ids: orderIds,
      status: orderStatusSchema,
      /** Parcels of shipped orders, by order id. */
      parcels: z.record(idSchema, parcelsSchema).optional(),
      /** Reason of a cancellation, which the customers can read. */
      reason: freeText(200).optional(),
    }),
    reply: z.object({ moved: z.array(idSchema), refused }),
  }),
  undoStatusChanges: defineEndpoint({
    method: "POST",
    path: "/admin/orders/undo",
    summary: "Undo your own status change within ten seconds",
    tag: "orders",
    access: { can: "orders.write" },
    body: z.object({ ids: orderIds, status: orderStatusSchema }),
    reply: z.object({ undone: z.array(idSchema), refused }),
  }),
  exportOrders: defineEndpoint({
    method: "GET",
    path: "/admin/orders/export",
    summary: "Export orders as CSV",
    tag: "orders",
    access: { can: "orders.read" },
    query: z.object(orderFilter),
    replyType: "text/csv",
    reply: z.string(),
  }),
  startOrderExport: defineEndpoint({
    method: "POST",
    path: "/admin/orders/exports",
    summary: "Start an order export; its job reports the progress and provides the file",
    tag: "orders",
    access: { can: "orders.read" },
    query: z.object(orderFilter),
    status: 202,
    reply: z.object({ id: jobIdSchema }),
  }),
  listPayments: defineEndpoint({
    method: "GET",
    path: "/admin/payments",
    summary: "List payments and refunds, newest first",
    tag: "payments",
    access: { can: "payments.read" },
    query: z.object({ status: paymentStatusSchema.optional(), ...paging }),
    reply: z.array(paymentSchema),
  }),
  markPayment: defineEndpoint({
    method: "POST",
    path: "/admin/payments/:id",
    summary: "Mark a payment as paid or refunded, or its balance as paid",
    tag: "payments",
    access: { can: "payments.write" },
    params: byId,
    body: z.object({
      status: z.enum(["received", "refunded"]),
      /** Balance due that the admin saw; rejected if it has changed. */
      due: z.number().positive().optional(),
      /** Order amount that the admin saw; rejected if it has changed. */
      amount: z.number().nonnegative().optional(),
    }),
    reply: paymentSchema,
    errors: ["not_found", "illegal_step"],
  }),
  undoPayment: defineEndpoint({
    method: "POST",
    path: "/admin/payments/:id/undo",
    summary: "Undo your own change to a payment within ten seconds",
    tag: "payments",
    access: { can: "payments.write" },
    params: byId,
    body: z.object({ status: z.enum(["received", "refunded"]) }),
    reply: paymentSchema,
    errors: ["not_found", "illegal_step"],
  }),
  markPayments: defineEndpoint({
    method: "POST",
    path: "/admin/orders/payments",
    summary: "Mark the payments of several orders as paid; each one succeeds or is listed with a reason",
    tag: "payments",
    access: { can: "payments.write" },
    body: z.object({
      /** With the order amounts that the admin saw; one that has changed is refused. */
      payments: z
        .array(z.object({ orderId: idSchema, amount: z.number().nonnegative() }))
        .min(1)
        .max(100),
    }),
    reply: z.object({ moved: z.array(idSchema), refused }),
  }),
  undoPayments: defineEndpoint({
    method: "POST",
    path: "/admin/orders/payments/undo",
    summary: "Undo your own marks on payments within ten seconds",
    tag: "payments",
    access: { can: "payments.write" },
    body: z.object({ ids: orderIds }),
    reply: z.object({ undone: z.array(idSchema), refused }),
  }),
  listCoupons: defineEndpoint({
    method: "GET",
    path: "/admin/coupons",
    summary: "List coupons, newest first",
    tag: "coupons",
    access: { can: "coupons.write" },
    query: z.object(paging),
    reply: z.array(couponSchema),
  }),
  createCoupon: defineEndpoint({
    method: "POST",
    path: "/admin/coupons",
    summary: "Create a coupon; the same Idempotency-Key returns the same coupon",
    tag: "coupons",
    access: { can: "coupons.write" },
    headers: idempotencyKey,
    body: newCouponSchema,
    status: 201,
    reply: couponSchema,
    errors: ["coupon_taken", "idempotency_mismatch"],
  }),
  endCoupon: defineEndpoint({
    method: "POST",
    path: "/admin/coupons/:id/end",
    summary: "End a coupon now",
    tag: "coupons",
    access: { can: "coupons.write" },
    params: byId,
    reply: couponSchema,
    errors: ["not_found"],
  }),
  getDashboard: defineEndpoint({
    method: "GET",
    path: "/admin/dashboard",
    summary: "Get the dashboard figures from real orders",
    tag: "orders",
    access: { can: "reports.read" },
    reply: dashboardSchema,
  }),
  resendMail: defineEndpoint({
    method: "POST",
    path: "/admin/mails/:id/send",
    summary: "Resend an email that failed or was held back because of its age",
    tag: "mail",
    access: { can: "customers.write" },
    params: z.object({ id: jobIdSchema }),
    status: 204,
    errors: ["not_found"],
  }),
  sendTestMail: defineEndpoint({
    method: "POST",
    path: "/admin/mails/test",
    summary: "Send a test email to yourself",
    tag: "mail",
    access: { can: "settings.write" },
    status: 202,
    reply: z.object({ id: jobIdSchema, recipient: z.string() }),
  }),
  previewMail: defineEndpoint({
    method: "POST",
    path: "/admin/mails/preview",
    summary: "Preview an email with a sample order",
    tag: "mail",
    access: { can: "settings.write" },
    body: mailSampleSchema,
    reply: z.object({ subject: z.string(), body: z.string(), html: z.string() }),
  }),
  sendSampleMail: defineEndpoint({
    method: "POST",
    path: "/admin/mails/sample",
    summary: "Send yourself an email with a sample order",
    tag: "mail",
    access: { can: "settings.write" },
    body: mailSampleSchema,
    status: 202,
    reply: z.object({ id: jobIdSchema, recipient: z.string() }),
  }),
  listMails: defineEndpoint({
    method: "GET",
    path: "/admin/mails",
    summary: "List emails, newest first",
    tag: "mail",
    access: { can: "customers.read" },
    query: z.object(paging),
    reply: z.array(mailSchema),
  }),
};
