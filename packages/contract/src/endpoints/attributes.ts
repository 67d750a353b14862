import * as z from "zod";
import { attributeFormSchema, attributeKey, productAttributesSchema } from "../forms/attribute-forms";
import { attributeSchema } from "../models/attribute";
import { idSchema } from "../models/id";
import { productSchema } from "../models/product";
import { defineEndpoint } from "./define";
import { ifMatch } from "./query";

const tag = "attributes";
const access = { can: "catalogue.write" } as const;
const byKey = z.object({ key: attributeKey });

export const attributeEndpoints = {
  listAttributes: defineEndpoint({
    method: "GET",
    path: "/attributes",
    summary: "What can be said of products, in the order of the table on their pages",
    tag,
    access,
    reply: z.array(attributeSchema),
  }),
  saveAttribute: defineEndpoint({
    method: "PUT",
    path: "/attributes/:key",
    summary: "Define an attribute, or change it as far as the products that have it allow",
    tag,
    access,
    params: byKey,
    body: attributeFormSchema,
    reply: attributeSchema,
    errors: ["attribute_in_use"],
  }),
  deleteAttribute: defineEndpoint({
    method: "DELETE",
    path: "/attributes/:key",
    summary: "Delete an attribute that no product has",
    tag,
    access,
    params: byKey,
    status: 204,
    errors: ["not_found", "attribute_in_use"],
  }),
  saveProductAttributes: defineEndpoint({
    method: "PUT",
    path: "/products/:id/attributes",
    summary: "Say of a product what is named; what is not named stays, null takes it back",
    tag,
    access,
    params: z.object({ id: idSchema }),
    headers: ifMatch,
    body: productAttributesSchema,
    reply: productSchema,
    errors: ["not_found", "edit_conflict"],
  }),
};
