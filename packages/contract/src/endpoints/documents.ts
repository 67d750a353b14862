import * as z from "zod";
import { orderDocumentSchema } from "../models/document";
import { idSchema } from "../models/id";
import { jobIdSchema } from "../models/job";
import { defineEndpoint } from "./define";

const tag = "documents";
const byId = z.object({ id: idSchema });
const pdf = { replyType: "application/pdf", reply: z.file() } as const;

export const documentEndpoints = {
  getDocument: defineEndpoint({
    method: "GET",
    path: "/documents/:id",
    summary:
      "An invoice or credit note as PDF, for whoever bought or an Admin; to anybody else it does not exist",
    tag,
    access: "user",
    params: byId,
    ...pdf,
    errors: ["not_found"],
  }),
  getPackingSlip: defineEndpoint({
    method: "GET",
    path: "/admin/orders/:id/packing-slip",
    summary: "What is packed for an order, as PDF and without prices",
    tag,
    access: { can: "orders.read" },
    params: byId,
    ...pdf,
    errors: ["not_found"],
  }),
  makeInvoice: defineEndpoint({
    method: "POST",
    path: "/admin/orders/:id/invoice",
    summary: "Make the invoice of an order, paid or not; asked for again it stays the same",
    tag,
    access: { can: "orders.write" },
    params: byId,
    reply: z.array(orderDocumentSchema),
    errors: ["not_found"],
  }),
  startPrinting: defineEndpoint({
    method: "POST",
    path: "/admin/orders/printing",
    summary:
      "Have invoices or packing slips of several orders drawn into one PDF; its job tells how far it is",
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
    summary: "The PDF that a job of one's own has drawn; it is kept for a day",
    tag,
    access: "user",
    params: z.object({ id: jobIdSchema }),
    ...pdf,
    errors: ["not_found"],
  }),
};
