import * as z from "zod";
import { LIMITS } from "../constants";
import { bulkChangeSchema } from "../forms/bulk-form";
import { picturesFormSchema, searchTextsFormSchema } from "../forms/product-page-forms";
import { publishingFormSchema, salePricesFormSchema } from "../forms/schedule-forms";
import { stockFormSchema } from "../forms/stock-form";
import { variantsFormSchema } from "../forms/variants-form";
import { adminProductSchema } from "../models/admin-product";
import { idSchema } from "../models/id";
import { importReportSchema } from "../models/import-report";
import { jobIdSchema } from "../models/job";
import { productSchema } from "../models/product";
import { stockMoveSchema } from "../models/stock-move";
import { defineEndpoint } from "./define";
import { imageFileSchema } from "./picture-file";
import { productQuerySchema } from "./products";
import { idempotencyKey, ifMatch, paging, queryFlag } from "./query";

const tag = "products";
const access = { can: "catalogue.write" } as const;

const importQuery = z.object({
  dryRun: queryFlag,
  /** Whether the column `quantity` also sets the stock of products that exist; else it is left as it is. */
  setStock: queryFlag,
});

export const adminProductEndpoints = {
  adjustStock: defineEndpoint({
    method: "POST",
    path: "/products/:id/stock",
    summary: "Set or change the stock of a product, with a reason; the same Idempotency-Key does it once",
    tag,
    access,
    params: z.object({ id: idSchema }),
    headers: idempotencyKey,
    body: stockFormSchema,
    reply: productSchema,
    errors: ["not_found", "idempotency_mismatch"],
  }),
  listStockMoves: defineEndpoint({
    method: "GET",
    path: "/products/:id/stock",
    summary: "The ledger of a product's stock, newest move first",
    tag,
    access,
    params: z.object({ id: idSchema }),
    query: z.object(paging),
    reply: z.array(stockMoveSchema),
    errors: ["not_found"],
  }),
  saveVariants: defineEndpoint({
    method: "PUT",
    path: "/products/:id/variants",
    summary:
      "Set the options and variants of a product; those that are not named are removed, none makes it a plain product",
    tag,
    access,
    params: z.object({ id: idSchema }),
    headers: ifMatch,
    body: variantsFormSchema,
    reply: productSchema,
    errors: ["not_found", "edit_conflict", "sku_taken"],
  }),
  savePictures: defineEndpoint({
    method: "PUT",
    path: "/products/:id/pictures",
    summary:
      "Set the pictures of a product in their order, with alt text and kind; the first is the main one",
    tag,
    access,
    params: z.object({ id: idSchema }),
    headers: ifMatch,
    body: picturesFormSchema,
    reply: productSchema,
    errors: ["not_found", "edit_conflict"],
  }),
  saveSearchTexts: defineEndpoint({
    method: "PUT",
    path: "/products/:id/search-texts",
    summary:
      "Set what search engines show of a product and the word in its address; earlier ones lead on to it",
    tag,
    access,
    params: z.object({ id: idSchema }),
    headers: ifMatch,
    body: searchTextsFormSchema,
    reply: productSchema,
    errors: ["not_found", "edit_conflict", "slug_taken"],
  }),
  getAdminProduct: defineEndpoint({
    method: "GET",
    path: "/admin/products/:id",
    summary:
      "A product as its editors see it: also one that is not published, and with what is planned for it",
    tag,
    access,
    params: z.object({ id: idSchema }),
    reply: adminProductSchema,
    errors: ["not_found"],
  }),
  listUnpublished: defineEndpoint({
    method: "GET",
    path: "/admin/unpublished",
    summary: "Drafts and products that are published later, newest first",
    tag,
    access,
    query: z.object(paging),
    reply: z.array(
      adminProductSchema.pick({
        id: true,
        name: true,
        category: true,
        price: true,
        imageUrl: true,
        publishing: true,
      }),
    ),
  }),
  setPublishing: defineEndpoint({
    method: "PUT",
    path: "/products/:id/publishing",
    summary: "Publish a product, take it back into a draft, or publish it at a moment to come",
    tag,
    access,
    params: z.object({ id: idSchema }),
    body: publishingFormSchema,
    reply: adminProductSchema,
    errors: ["not_found"],
  }),
  setSalePrices: defineEndpoint({
    method: "PUT",
    path: "/products/:id/sale-prices",
    summary: "Set the prices that a product and its variants have for a time; those that are not named end",
    tag,
    access,
    params: z.object({ id: idSchema }),
    body: salePricesFormSchema,
    reply: adminProductSchema,
    errors: ["not_found"],
  }),
  changeProducts: defineEndpoint({
    method: "POST",
    path: "/products/bulk",
    summary: "One change for many products; refused as a whole when one of them was changed since",
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
  startBulkChange: defineEndpoint({
    method: "POST",
    path: "/products/bulk-changes",
    summary:
      "Have one change made for every product that a filter finds, for all or none; its job tells how far it is and can be stopped",
    tag,
    access,
    headers: idempotencyKey,
    body: z.object({
      /** As the list takes it. */
      filter: productQuerySchema.omit({ sort: true, ids: true, limit: true, cursor: true }).extend({
        /** As many as its editor saw; where there are others by now, nothing is changed. */
        expected: z.int().min(1).max(10_000_000).optional(),
      }),
      change: bulkChangeSchema,
    }),
    status: 202,
    reply: z.object({ id: jobIdSchema }),
    errors: ["idempotency_mismatch"],
  }),
  undoBulkChange: defineEndpoint({
    method: "POST",
    path: "/products/bulk-changes/:id/undo",
    summary:
      "Take a change of many products back, once; what somebody has edited since stays as it is, what was sold stays sold",
    tag,
    access,
    params: z.object({ id: jobIdSchema }),
    status: 202,
    reply: z.object({ id: jobIdSchema }),
    errors: ["not_found"],
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
    summary:
      "Create and change products from CSV; all lines or none, none in a dry run, once with an Idempotency-Key",
    tag,
    access,
    query: importQuery,
    headers: idempotencyKey,
    bodyType: "text/csv",
    body: z.string().max(LIMITS.importBytes),
    reply: importReportSchema,
    errors: ["too_large", "unsupported_media", "idempotency_mismatch"],
  }),
  startProductExport: defineEndpoint({
    method: "POST",
    path: "/products/exports",
    summary: "Have the catalogue written to a file; its job tells how far it is, and then gives the file",
    tag,
    access,
    status: 202,
    reply: z.object({ id: jobIdSchema }),
  }),
  startImport: defineEndpoint({
    method: "POST",
    path: "/products/imports",
    summary: "Have a file imported; its job tells how far it is and what came of it, and can be stopped",
    tag,
    access,
    query: importQuery,
    headers: idempotencyKey,
    bodyType: "text/csv",
    body: z.string().max(LIMITS.importBytes),
    status: 202,
    reply: z.object({ id: jobIdSchema }),
    errors: ["too_large", "unsupported_media", "idempotency_mismatch"],
  }),
  uploadImage: defineEndpoint({
    method: "POST",
    path: "/images",
    summary: "Store a product picture (field `file`: JPEG, PNG, WebP or AVIF) in the shop's sizes",
    tag,
    access,
    headers: idempotencyKey,
    bodyType: "multipart/form-data",
    body: imageFileSchema,
    status: 201,
    reply: z.object({ imageUrl: z.string() }),
    errors: ["too_large", "unsupported_media", "idempotency_mismatch"],
  }),
};
