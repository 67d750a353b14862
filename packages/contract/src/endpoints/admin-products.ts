import * as z from "zod";
import { LIMITS } from "../constants";
import { bulkChangeSchema } from "../forms/bulk-form";
import { productImagesFormSchema, searchTextsFormSchema } from "../forms/product-page-forms";
import { productPartsSchema } from "../forms/product-parts-form";
import { publishingFormSchema, salePricesFormSchema } from "../forms/schedule-forms";
import { stockFormSchema } from "../forms/stock-form";
import { skuPricesSchema, stockAdjustmentsSchema } from "../forms/stock-item-forms";
import { variantsFormSchema } from "../forms/variants-form";
import {
  adminProductSchema,
  PRODUCT_STATUSES,
  publishingSchema,
  savedProductSchema,
} from "../models/admin-product";
import { idSchema } from "../models/id";
import { IMPORT_TEMPLATES, importReportSchema, pictureCopiesSchema } from "../models/import-report";
import { jobIdSchema } from "../models/job";
import { productSchema } from "../models/product";
import { adjustedStockSchema, updatedPricesSchema } from "../models/stock-item";
import { stockMoveSchema } from "../models/stock-move";
import { defineEndpoint } from "./define";
import { imageFileSchema } from "./image-file";
import { productListQuerySchema, productQuerySchema } from "./products";
import {
  idempotencyKey,
  ifMatch,
  paging,
  queryFlag,
  queryIds,
  queryText,
  requiredIdempotencyKey,
} from "./query";

const tag = "products";
const access = { can: "catalogue.write" } as const;

const importQuery = z.object({
  dryRun: queryFlag,
  /** Whether the column `quantity` sets the stock of existing products. */
  setStock: queryFlag,
  /** The column that each heading of the file means, separated by commas; empty for one that is ignored. */
  columns: z.string().max(LIMITS.importColumns).optional(),
  /** Whether products with errors are left out instead of refusing the whole file. */
  skipErrors: queryFlag,
  /** Whether pictures at other addresses are copied into the shop by a job. */
  copyPictures: queryFlag,
});

const { search, category, inStock, onSale, collection, updatedSince, sku, sort } =
  productListQuerySchema.shape;

export const adminProductQuerySchema = z.object({
  /** Words that are part of the name or of a SKU. */
  search,
  category,
  inStock,
  onSale,
  collection,
  status: z.enum(PRODUCT_STATUSES).optional(),
  /** Only published products that have a variant with low stock, or products of the chosen status. */
  lowStock: queryFlag,
  updatedSince,
  ids: queryIds,
  sku,
  sort,
  ...paging,
});
export type AdminProductQuery = z.output<typeof adminProductQuerySchema>;

export const adminProductEndpoints = {
  adjustStock: defineEndpoint({
    method: "POST",
    path: "/products/:id/stock",
    summary: "Set or change the stock of a product, with a reason; the same Idempotency-Key applies it once",
    tag,
    access,
    params: z.object({ id: idSchema }),
    headers: idempotencyKey,
    body: stockFormSchema,
    reply: productSchema,
    errors: ["not_found", "idempotency_mismatch"],
  }),
  adjustStockBySku: defineEndpoint({
    method: "POST",
    path: "/stock/adjustments",
    summary:
      "Set or change the stock of up to 1,000 variants by SKU, all or none; the same Idempotency-Key applies it once",
    tag,
    access,
    headers: requiredIdempotencyKey,
    body: stockAdjustmentsSchema,
    reply: adjustedStockSchema,
    errors: ["conflict", "idempotency_mismatch"],
  }),
  setPricesBySku: defineEndpoint({
    method: "POST",
    path: "/prices",
    summary:
      "Set the prices of up to 1,000 variants by SKU, all or none; a running sale continues with the new regular price",
    tag,
    access,
    headers: requiredIdempotencyKey,
    body: skuPricesSchema,
    reply: updatedPricesSchema,
    errors: ["conflict", "idempotency_mismatch"],
  }),
  listStockMoves: defineEndpoint({
    method: "GET",
    path: "/products/:id/stock",
    summary: "List the stock history of a product or of one of its variants, newest first",
    tag,
    access,
    params: z.object({ id: idSchema }),
    query: z.object({ variantId: idSchema.optional(), ...paging }),
    reply: z.array(stockMoveSchema),
    errors: ["not_found"],
  }),
  saveVariants: defineEndpoint({
    method: "PUT",
    path: "/products/:id/variants",
    summary:
      "Set the options and variants of a product; unlisted variants are removed, and an empty list makes it a plain product",
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
    summary: "Set the images of a product in order, with alt text and type; the first is the main image",
    tag,
    access,
    params: z.object({ id: idSchema }),
    headers: ifMatch,
    body: productImagesFormSchema,
    reply: productSchema,
    errors: ["not_found", "edit_conflict"],
  }),
  saveSearchTexts: defineEndpoint({
    method: "PUT",
    path: "/products/:id/search-texts",
    summary: "Set the search engine texts and URL handle of a product; earlier handles redirect to it",
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
    summary: "Get a product as editors see it, including drafts and scheduled changes",
    tag,
    access,
    params: z.object({ id: idSchema }),
    reply: adminProductSchema,
    returnsEtag: true,
    errors: ["not_found"],
  }),
  listAdminProducts: defineEndpoint({
    method: "GET",
    path: "/admin/products",
    summary:
      "List all products with their variants, including drafts, newest first; total in X-Total-Count, next page in Link",
    tag,
    access,
    query: adminProductQuerySchema,
    reply: z.array(adminProductSchema),
  }),
  saveProduct: defineEndpoint({
    method: "PUT",
    path: "/products/:id",
    summary:
      "Change any parts of a product in one step, all or none; missing fields stay unchanged, and If-Match rejects it if someone else changed the product",
    tag,
    access,
    params: z.object({ id: idSchema }),
    headers: ifMatch,
    body: productPartsSchema,
    reply: savedProductSchema,
    errors: ["not_found", "edit_conflict", "sku_taken", "slug_taken"],
  }),
  duplicateProduct: defineEndpoint({
    method: "POST",
    path: "/products/:id/duplicate",
    summary:
      "Create a draft with the texts, prices, variants, images and attributes of a product, without stock and SKUs; the same Idempotency-Key creates one copy",
    tag,
    access,
    params: z.object({ id: idSchema }),
    headers: idempotencyKey,
    status: 201,
    reply: adminProductSchema,
    errors: ["not_found", "idempotency_mismatch"],
  }),
  listUnpublished: defineEndpoint({
    method: "GET",
    path: "/admin/unpublished",
    summary: "List or search drafts and scheduled products, newest first",
    tag,
    access,
    query: z.object({ search: queryText, category: productQuerySchema.shape.category, ...paging }),
    reply: z.array(productSchema.extend({ publishing: publishingSchema })),
  }),
  setPublishing: defineEndpoint({
    method: "PUT",
    path: "/products/:id/publishing",
    summary: "Publish a product, make it a draft, or schedule it",
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
    summary: "Set the sale prices of a product and its variants; unlisted sale prices end",
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
    summary: "Edit several products at once; rejected as a whole if one of them has changed since",
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
      "Start an edit of all products that match a filter, all or none; its job reports the progress and can be stopped",
    tag,
    access,
    headers: idempotencyKey,
    body: z.object({
      /** Filters of the product list. */
      filter: productQuerySchema
        .omit({ arrivesBy: true, deliverTo: true, sort: true, ids: true, limit: true, cursor: true })
        .extend({
          /** Number of products that the editor saw; rejected if it has changed. */
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
    summary: "Undo a bulk edit once; later edits and sales are kept",
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
    summary: "Export the whole catalogue as CSV; importing it restores the same catalogue",
    tag,
    access,
    replyType: "text/csv",
    reply: z.string(),
  }),
  importProducts: defineEndpoint({
    method: "POST",
    path: "/products/import",
    summary:
      "Create and edit products from CSV, all lines or none; the exports of Shopify and WooCommerce are understood as they are, a dry run changes nothing, and an Idempotency-Key imports once",
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
    summary: "Start a catalogue export; its job reports the progress and provides the file",
    tag,
    access,
    status: 202,
    reply: z.object({ id: jobIdSchema }),
  }),
  startImport: defineEndpoint({
    method: "POST",
    path: "/products/imports",
    summary: "Start a catalogue import; its job reports the progress and the result, and can be stopped",
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
  getPictureCopies: defineEndpoint({
    method: "GET",
    path: "/products/picture-copies",
    summary:
      "How many pictures of the last import are copied into the shop, and which failed with the reason",
    tag,
    access,
    reply: pictureCopiesSchema,
  }),
  retryPictureCopies: defineEndpoint({
    method: "POST",
    path: "/products/picture-copies/retry",
    summary: "Copy all pictures again that failed; a job does so",
    tag,
    access,
    status: 202,
    reply: z.object({ retried: z.int().nonnegative() }),
  }),
  exportTemplate: defineEndpoint({
    method: "GET",
    path: "/products/import-template",
    summary:
      "A CSV file with the columns of an import and an example: of products, of products with variants, or of prices",
    tag,
    access,
    query: z.object({ kind: z.enum(IMPORT_TEMPLATES) }),
    replyType: "text/csv",
    reply: z.string(),
  }),
  uploadImage: defineEndpoint({
    method: "POST",
    path: "/images",
    summary: "Upload a product image (field `file`: JPEG, PNG, WebP or AVIF), stored in the shop's sizes",
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
