import * as z from "zod";
import { synonymFormSchema } from "../forms/synonym-form";
import { destinationSchema } from "../models/destination";
import { idSchema } from "../models/id";
import { productSchema } from "../models/product";
import { synonymSchema } from "../models/synonym";
import { defineEndpoint } from "./define";
import { idempotencyKey, queryText } from "./query";

const byId = z.object({ id: idSchema });

/** The part of a product that a search suggestion shows. */
export const suggestionSchema = productSchema.pick({
  id: true,
  name: true,
  category: true,
  price: true,
  compareAtPrice: true,
  cheapest: true,
  imageUrl: true,
  match: true,
});
z.globalRegistry.add(suggestionSchema, { id: "Suggestion" });
export type Suggestion = z.infer<typeof suggestionSchema>;

export const searchEndpoints = {
  suggestProducts: defineEndpoint({
    method: "GET",
    path: "/products/suggestions",
    summary: "Suggest products for a partial search, from three letters",
    tag: "products",
    access: "anyone",
    query: z.object({ search: queryText }),
    reply: z.array(suggestionSchema),
  }),
  findDestinations: defineEndpoint({
    method: "GET",
    path: "/search/destinations",
    summary: "Find the categories and collections that a search names, from three letters",
    tag: "search",
    access: "anyone",
    query: z.object({ search: queryText }),
    reply: z.array(destinationSchema),
  }),
  listSynonyms: defineEndpoint({
    method: "GET",
    path: "/admin/synonyms",
    summary: "List the synonyms used in search, by first word",
    tag: "search",
    access: { can: "catalogue.write" },
    reply: z.array(synonymSchema),
  }),
  createSynonym: defineEndpoint({
    method: "POST",
    path: "/admin/synonyms",
    summary: "Add synonyms",
    tag: "search",
    access: { can: "catalogue.write" },
    headers: idempotencyKey,
    body: synonymFormSchema,
    status: 201,
    reply: synonymSchema,
    errors: ["idempotency_mismatch"],
  }),
  updateSynonym: defineEndpoint({
    method: "PUT",
    path: "/admin/synonyms/:id",
    summary: "Change synonyms, unless someone else changed them since that version",
    tag: "search",
    access: { can: "catalogue.write" },
    params: byId,
    body: synonymFormSchema.extend({ version: z.int().positive() }),
    reply: synonymSchema,
    errors: ["not_found", "edit_conflict"],
  }),
  deleteSynonym: defineEndpoint({
    method: "DELETE",
    path: "/admin/synonyms/:id",
    summary: "Remove synonyms",
    tag: "search",
    access: { can: "catalogue.write" },
    params: byId,
    status: 204,
    errors: ["not_found"],
  }),
};
