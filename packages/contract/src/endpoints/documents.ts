import * as z from "zod";
import { orderDocumentSchema } from "../models/document";
import { idSchema } from "../models/id";
import { jobIdSchema } from "../models/job";
import { PRODUCT_SHEETS } from "../models/product-sheet";
import { defineEndpoint } from "./define";

const tag = "documents";
const byId = z.object({ id: idSchema });
const pdf = { replyType: "application/pdf", reply: z.file() } as const;

export const documentEndpoints = {
  getDocument: defineEndpoint({
    method: "GET",
    path: "/documents/:id",
    summary: "Get an invoice or credit note as PDF; only its customer and Admins can see it",
    tag,
    access: "user",
    guests: "order",
    params: byId,
    ...pdf,
    errors: ["not_found"],
  }),
  getPackingSlip: defineEndpoint({
    method: "GET",
    path: "/admin/orders/:id/packing-slip",
    summary: "Get the packing slip of an order as PDF, without prices",
    tag,
    access: { can: "orders.read" },
    params: byId,
    ...pdf,
    errors: ["not_found"],
  }),
  makeInvoice: defineEndpoint({
    method: "POST",
    path: "/admin/orders/:id/invoice",
    summary: "Create the invoice for an order, paid or not; repeating the call returns the same invoice",
    tag,
    access: { can: "orders.write" },
    params: byId,
    reply: z.array(orderDocumentSchema),
    errors: ["not_found"],
  }),
  getProductSheet: defineEndpoint({
    method: "GET",
    path: "/products/:id/sheets/:sheet",
    summary: "Get the dimensions, care guide or assembly notes of a product as PDF",
    tag,
    access: "catalogue",
    params: byId.extend({ sheet: z.enum(PRODUCT_SHEETS) }),
    query: z.object({ variantId: idSchema.optional() }),
    ...pdf,
    errors: ["not_found"],
  }),
  startPrinting: defineEndpoint({
    method: "POST",
    path: "/admin/orders/printing",
    summary:
      "Start printing invoices or packing slips for several orders into one PDF; its job reports the progress",
    tag,
    access: { can: "orders.write" },
    body: z.strictObject({
      ids: z.array(idSchema).min(1).max(500),
      sheet: z.enum(["invoice", "packing_slip"]),
    }),
    status: 202,
    reply: z.object({ id: jobIdSchema }),
  }),
  getJobPdf: defineEndpoint({
    method: "GET",
    path: "/jobs/:id/pdf",
    summary: "Download the PDF of your own job; available for one day",
    tag,
    access: "user",
    params: z.object({ id: jobIdSchema }),
    ...pdf,
    errors: ["not_found"],
  }),
};
