import * as z from "zod";
import { idSchema } from "./id";

/** An invoice or credit note of an order. Its content never changes. */
export const orderDocumentSchema = z.object({
  id: idSchema,
  kind: z.enum(["invoice", "credit_note"]),
  number: z.int().positive(),
  createdAt: z.iso.datetime(),
});
z.globalRegistry.add(orderDocumentSchema, { id: "OrderDocument" });
export type OrderDocument = z.infer<typeof orderDocumentSchema>;
