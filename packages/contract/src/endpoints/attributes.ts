import * as z from "zod";
import { attributeFormSchema, attributeKey, productAttributesSchema } from "../forms/attribute-forms";
import { attributeSchema } from "../models/attribute";
import { idSchema } from "../models/id";
import { kindSchema } from "../models/kind";
import { productSchema } from "../models/product";
import { defineEndpoint } from "./define";
import { ifMatch } from "./query";

const tag = "attributes";
const access = { can: "catalogue.write" } as const;
const byKey = z.object({ key: attributeKey });

export const attributeEndpoints = {
  listKinds: defineEndpoint({
    method: "GET",
    path: "/kinds",
    summary:
      "List the kinds of furniture that have products; the product list's parameter `kind` returns them",
    tag,
    access: "catalogue",
    reply: z.array(kindSchema),
  }),
  listAttributes: defineEndpoint({
    method: "GET",
    path: "/attributes",
    summary: "List the product attributes in the order shown on product pages",
    tag,
    access,
    reply: z.array(attributeSchema),
  }),
  saveAttribute: defineEndpoint({
    method: "PUT",
    path: "/attributes/:key",
    summary: "Create an attribute, or change it as far as the products that use it allow",
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
    summary: "Delete an attribute that no product uses",
    tag,
    access,
    params: byKey,
    status: 204,
    errors: ["not_found", "attribute_in_use"],
  }),
  saveProductAttributes: defineEndpoint({
    method: "PUT",
    path: "/products/:id/attributes",
    summary: "Set attributes of a product or of one variant; unlisted ones stay, and null removes one",
    tag,
    access,
    params: z.object({ id: idSchema }),
    headers: ifMatch,
    body: productAttributesSchema,
    reply: productSchema,
    errors: ["not_found", "edit_conflict"],
  }),
};
