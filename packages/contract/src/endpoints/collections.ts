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
    summary: "Products that belong together; their products are those of the list's parameter `collection`",
    tag,
    access: "catalogue",
    reply: z.array(collectionSchema),
  }),
  listAdminCollections: defineEndpoint({
    method: "GET",
    path: "/admin/collections",
    summary: "The collections with their rules and how many products each has",
    tag,
    access,
    reply: z.array(adminCollectionSchema),
  }),
  createCollection: defineEndpoint({
    method: "POST",
    path: "/collections",
    summary: "Make a collection, by hand or by a rule; the same Idempotency-Key gives the same one",
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
    summary: "Change a collection, unless somebody else did since its version was seen",
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
    summary: "Set which collections by hand a product is in",
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
    summary: "Which collections by hand a product is in",
    tag,
    access,
    params: byId,
    reply: productCollectionsSchema,
    errors: ["not_found"],
  }),
};
