import * as z from "zod";
import { collectionFormSchema, productCollectionsSchema } from "../forms/collection-form";
import { adminCollectionSchema, collectionSchema } from "../models/collection";
import { idSchema } from "../models/id";
import { defineEndpoint } from "./define";
import { idempotencyKey } from "./query";

const tag = "collections";
const access = { can: "catalogue.write" } as const;
const byId = z.object({ id: idSchema });

export const collectionEndpoints = {
  listCollections: defineEndpoint({
    method: "GET",
    path: "/collections",
    summary: "List the collections; the product list's parameter `collection` returns their products",
    tag,
    access: "catalogue",
    reply: z.array(collectionSchema),
  }),
  listAdminCollections: defineEndpoint({
    method: "GET",
    path: "/admin/collections",
    summary: "List the collections with their conditions and number of products",
    tag,
    access,
    reply: z.array(adminCollectionSchema),
  }),
  createCollection: defineEndpoint({
    method: "POST",
    path: "/collections",
    summary: "Create a manual or automatic collection; the same Idempotency-Key returns the same one",
    tag,
    access,
    headers: idempotencyKey,
    body: collectionFormSchema,
    status: 201,
    reply: adminCollectionSchema,
    errors: ["slug_taken", "idempotency_mismatch"],
  }),
  updateCollection: defineEndpoint({
    method: "PUT",
    path: "/collections/:id",
    summary: "Change a collection, unless someone else changed it since that version",
    tag,
    access,
    params: byId,
    body: collectionFormSchema.and(z.object({ version: z.int().positive() })),
    reply: adminCollectionSchema,
    errors: ["not_found", "edit_conflict", "slug_taken"],
  }),
  deleteCollection: defineEndpoint({
    method: "DELETE",
    path: "/collections/:id",
    summary: "Delete a collection; its products stay",
    tag,
    access,
    params: byId,
    status: 204,
    errors: ["not_found"],
  }),
  setProductCollections: defineEndpoint({
    method: "PUT",
    path: "/products/:id/collections",
    summary: "Set the manual collections of a product",
    tag,
    access,
    params: byId,
    body: productCollectionsSchema,
    reply: productCollectionsSchema,
    errors: ["not_found"],
  }),
  getProductCollections: defineEndpoint({
    method: "GET",
    path: "/products/:id/collections",
    summary: "List the manual collections of a product",
    tag,
    access,
    params: byId,
    reply: productCollectionsSchema,
    errors: ["not_found"],
  }),
};
