import * as z from "zod";
import { newProductSchemas, productPatchSchemas, productUpdateSchemas } from "../forms/product-form";
import { categorySchema } from "../models/category-schema";
import { facetsSchema } from "../models/facet";
import { idSchema } from "../models/id";
import { productSchema } from "../models/product";
import { defineEndpoint } from "./define";
import { attributeFilters, fitsSpace, kindFilter, queryCountry } from "./product-filters";
import {
  idempotencyKey,
  ifMatch,
  paging,
  queryDay,
  queryFlag,
  queryMoney,
  queryText,
  queryTime,
} from "./query";

export const PRODUCT_SORTS = [
  "newest",
  "oldest",
  "price",
  "-price",
  // By the price of the cheapest variant.
  "lowestPrice",
  "-lowestPrice",
  "name",
  "-name",
  "quantity",
  "-quantity",
  // By the average of the reviews, best first; then by their number.
  "-rating",
  // The product that changed longest ago first, so that one that changes meanwhile comes again.
  "updated",
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const productQuerySchema = z.object({
  search: queryText,
  category: z
    .union([categorySchema, z.literal("")])
    .transform((value) => value || undefined)
    .optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
  minPrice: queryMoney,
  maxPrice: queryMoney,
  inStock: queryFlag,
  /** Only products with a reduced price. */
  onSale: queryFlag,
  attributes: attributeFilters,
  /** Kinds of furniture, such as `sofas,armchairs`. */
  kind: kindFilter,
  /** URL handle of a collection, such as `summer-table`. */
  collection: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]*$/)
    .transform((value) => value || undefined)
    .optional(),
  /** Products that fit into a space of width x depth x height, also rotated by 90 degrees. */
  fits: fitsSpace,
  /** Products in stock that some shipping method brings to the country by this day; only in trading mode. */
  arrivesBy: queryDay,
  /** The country of `arrivesBy`. */
  deliverTo: queryCountry,
  /** Comma-separated ids, for example of a cart. */
  ids: z
    .string()
    .max(2_500)
    .regex(/^[0-9a-f]{24}(,[0-9a-f]{24})*$|^$/)
    .optional(),
  ...paging,
});
/** A product query after parsing. */
export type ProductQuery = z.output<typeof productQuerySchema>;

/** Also what programs ask for that keep a copy of the catalogue. */
export const productListQuerySchema = productQuerySchema.extend({
  /** Only products that changed at this moment or later. */
  updatedSince: queryTime,
  /** Only the product with this SKU, or with a variant that has it. */
  sku: queryText,
});
export type ProductListQuery = z.output<typeof productListQuerySchema>;

const byId = z.object({ id: idSchema });

export const productEndpoints = {
  listProducts: defineEndpoint({
    method: "GET",
    path: "/products",
    summary: "List products, newest first; total in X-Total-Count, next page in Link",
    tag: "products",
    access: "catalogue",
    ignoresUnknown: true,
    query: productListQuerySchema,
    reply: z.array(productSchema),
  }),
  getFacets: defineEndpoint({
    method: "GET",
    path: "/products/facets",
    summary:
      "Count the products for each further filter of a list; takes the list's parameters except sort, limit, cursor, updatedSince and sku",
    tag: "products",
    access: "catalogue",
    query: productQuerySchema.omit({ sort: true, limit: true, cursor: true }),
    reply: facetsSchema,
  }),
  getProduct: defineEndpoint({
    method: "GET",
    path: "/products/:id",
    summary: "Get a product; its version and stock are the ETag",
    tag: "products",
    access: "anyone",
    ignoresUnknown: true,
    params: byId,
    reply: productSchema,
    returnsEtag: true,
    errors: ["not_found"],
  }),
  watchStock: defineEndpoint({
    method: "POST",
    path: "/products/:id/watch",
    summary: "Notify me once when a sold-out product is back in stock; needs a confirmed email address",
    tag: "products",
    access: "user",
    params: byId,
    /** Defaults to the default variant. */
    query: z.object({ variantId: idSchema.optional() }),
    /** False if the product is already in stock. */
    reply: z.object({ watching: z.boolean() }),
    errors: ["not_found", "address_unverified"],
  }),
  createProduct: defineEndpoint({
    method: "POST",
    path: "/products",
    summary: "Add a product; the same Idempotency-Key returns the same product",
    tag: "products",
    access: { can: "catalogue.write" },
    ignoresUnknown: true,
    headers: idempotencyKey,
    body: newProductSchemas.showroom,
    status: 201,
    reply: productSchema,
    returnsEtag: true,
    errors: ["idempotency_mismatch"],
  }),
  updateProduct: defineEndpoint({
    method: "PUT",
    path: "/products",
    summary:
      "Change a product; If-Match rejects it if someone else changed it, quantitySeen applies the stock difference",
    tag: "products",
    access: { can: "catalogue.write" },
    ignoresUnknown: true,
    headers: ifMatch,
    body: productUpdateSchemas.showroom,
    reply: productSchema,
    errors: ["not_found", "edit_conflict"],
  }),
  patchProduct: defineEndpoint({
    method: "PATCH",
    path: "/products/:id",
    summary:
      "Change some fields of a product; If-Match rejects it if someone else changed it, and an ETag with the stock applies the stock difference",
    tag: "products",
    access: { can: "catalogue.write" },
    params: byId,
    headers: ifMatch,
    bodyType: "application/merge-patch+json",
    body: productPatchSchemas.showroom,
    reply: productSchema,
    errors: ["not_found", "edit_conflict"],
  }),
  deleteProduct: defineEndpoint({
    method: "DELETE",
    path: "/products",
    summary: "Delete the product whose id is in the body",
    tag: "products",
    access: { can: "catalogue.write" },
    ignoresUnknown: true,
    body: byId,
    status: 204,
    errors: ["not_found"],
  }),
  deleteProductById: defineEndpoint({
    method: "DELETE",
    path: "/products/:id",
    summary: "Delete a product, for proxies that drop a DELETE body",
    tag: "products",
    access: { can: "catalogue.write" },
    params: byId,
    status: 204,
    errors: ["not_found"],
  }),
};
