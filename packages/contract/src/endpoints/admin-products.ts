import { z } from "zod";
import { LIMITS } from "../constants";
import { bulkChangeSchema } from "../forms/bulk-form";
import { stockFormSchema } from "../forms/stock-form";
import { idSchema } from "../models/id";
import { importReportSchema } from "../models/import-report";
import { productSchema } from "../models/product";
import { defineEndpoint } from "./define";
import { queryFlag } from "./query";

const tag = "products";
const access = { can: "catalogue.write" } as const;

export const adminProductEndpoints = {
  adjustStock: defineEndpoint({
    method: "POST",
    path: "/products/:id/stock",
    summary: "Set or change the stock of a product, with a reason; 0 is allowed",
    tag,
    access,
    params: z.object({ id: idSchema }),
    body: stockFormSchema,
    reply: productSchema,
    errors: ["not_found"],
  }),
  changeProducts: defineEndpoint({
    method: "POST",
    path: "/products/bulk",
    summary:
      "One price or category change for many products; refused as a whole when one of them was changed since",
    tag,
    access,
    body: z.object({
      products: z
        .array(z.object({ id: idSchema, version: z.int().positive() }))
        .min(1)
        .max(LIMITS.bulk),
      change: bulkChangeSchema,
    }),
    reply: z.object({ changed: z.int().nonnegative(), products: z.array(productSchema) }),
    errors: ["not_found", "edit_conflict"],
  }),
  exportProducts: defineEndpoint({
    method: "GET",
    path: "/products/export",
    summary: "The whole catalogue as CSV, which the import reads back to the identical catalogue",
    tag,
    access,
    replyType: "text/csv",
    reply: z.string(),
  }),
  importProducts: defineEndpoint({
    method: "POST",
    path: "/products/import",
    summary: "Create and change products from CSV; all lines or none, and none in a dry run",
    tag,
    access,
    query: z.object({
      dryRun: queryFlag,
      /** Whether the column `quantity` also sets the stock of products that exist; else it is left as it is. */
      setStock: queryFlag,
    }),
    bodyType: "text/csv",
    body: z.string().max(LIMITS.importBytes),
    reply: importReportSchema,
    errors: ["too_large", "unsupported_media"],
  }),
  uploadImage: defineEndpoint({
    method: "POST",
    path: "/images",
    summary: "Store a product picture (field `file`: JPEG, PNG, WebP or AVIF) in the shop's sizes",
    tag,
    access,
    bodyType: "multipart/form-data",
    body: z.custom<FormData>((value) => typeof FormData !== "undefined" && value instanceof FormData),
    status: 201,
    reply: z.object({ imageUrl: z.string() }),
    errors: ["too_large", "unsupported_media"],
  }),
};
