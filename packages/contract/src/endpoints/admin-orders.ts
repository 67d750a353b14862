import * as z from "zod";
import { couponFormSchema } from "../forms/coupon-form";
import { parcelsSchema } from "../forms/parcel-form";
import { couponSchema } from "../models/coupon";
import { dashboardSchema } from "../models/dashboard";
import { idSchema } from "../models/id";
import { jobIdSchema } from "../models/job";
import { mailSchema } from "../models/mail";
import { mailSampleSchema } from "../models/mail-text";
import { orderStatusSchema, orderSummarySchema, paymentStatusSchema } from "../models/order";
import { paymentSchema } from "../models/payment";
import { defineEndpoint } from "./define";
import { idempotencyKey, paging, queryFlag, queryText } from "./query";

const byId = z.object({ id: idSchema });

const orderFilter = {
  search: queryText,
  status: orderStatusSchema.optional(),
  customerId: idSchema.optional(),
  /** Only orders that are not delivered, cancelled or returned. */
  open: queryFlag,
};

export const orderQuerySchema = z.object({ ...orderFilter, ...paging });
export type OrderQuery = z.output<typeof orderQuerySchema>;

export const adminOrderEndpoints = {
  listAllOrders: defineEndpoint({
    method: "GET",
    path: "/admin/orders",
    summary: "List all orders, newest first",
    tag: "orders",
    access: { can: "orders.read" },
    query: orderQuerySchema,
    reply: z.array(orderSummarySchema),
  }),
  changeOrderStatuses: defineEndpoint({
    method: "POST",
    path: "/admin/orders/status",
    summary: "Update the status of several orders; each one succeeds or is listed with a reason",
    tag: "orders",
    access: { can: "orders.write" },
    body: z.object({
      ids: z.array(idSchema).min(1).max(100),
      status: orderStatusSchema,
      /** Parcels of shipped orders, by order id. */
      parcels: z.record(idSchema, parcelsSchema).optional(),
    }),
    reply: z.object({
      moved: z.array(idSchema),
      refused: z.array(z.object({ id: idSchema, reason: z.string() })),
    }),
  }),
  undoStatusChanges: defineEndpoint({
    method: "POST",
    path: "/admin/orders/undo",
    summary: "Undo your own status change within ten seconds",
    tag: "orders",
    access: { can: "orders.write" },
    body: z.object({ ids: z.array(idSchema).min(1).max(100), status: orderStatusSchema }),
    reply: z.object({
      undone: z.array(idSchema),
      refused: z.array(z.object({ id: idSchema, reason: z.string() })),
    }),
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
    body: couponFormSchema,
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
