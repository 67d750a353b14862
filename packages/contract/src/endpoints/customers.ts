import * as z from "zod";
import { emailField, freeText, userNameField } from "../fields";
import {
  customerHistorySchema,
  customerMergeSchema,
  customerSchema,
  customerTagCountSchema,
  customerTagSchema,
} from "../models/customer";
import { customerRecordSchema, MAX_CUSTOMER_NOTE } from "../models/customer-record";
import { idSchema } from "../models/id";
import { jobIdSchema } from "../models/job";
import { roleSchema, userSchema } from "../models/user";
import { defineEndpoint } from "./define";
import { paging, queryDay, queryMoney, queryText, requiredIdempotencyKey } from "./query";

const tag = "customers";
const params = z.object({ id: idSchema });
const tagParams = z.object({ id: idSchema, tag: customerTagSchema });

/** Sort keys of the customer list; with a minus, the largest first. */
export const CUSTOMER_SORTS = [
  "newest",
  "oldest",
  "userName",
  "-userName",
  "email",
  "-email",
  "orders",
  "-orders",
  "spent",
  "-spent",
  "lastOrder",
  "-lastOrder",
] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

const queryCount = z.coerce.number<number | string>().int().min(0).max(1_000_000).optional();

const customerFilter = {
  search: queryText,
  role: roleSchema.optional(),
  tag: z
    .union([customerTagSchema, z.literal("")])
    .transform((text) => text || undefined)
    .optional(),
  country: queryText,
  newsletter: z.enum(["yes", "no"]).optional(),
  minOrders: queryCount,
  maxOrders: queryCount,
  minSpent: queryMoney,
  maxSpent: queryMoney,
  /** The newest order, in the shop's time zone: on this day or later, or on this day or earlier. */
  lastOrderFrom: queryDay,
  lastOrderTo: queryDay,
};

export const customerQuerySchema = z.object({
  ...customerFilter,
  sort: z.enum(CUSTOMER_SORTS).optional(),
  ...paging,
});
export type CustomerQuery = z.output<typeof customerQuerySchema>;

export const customerEndpoints = {
  listCustomers: defineEndpoint({
    method: "GET",
    path: "/admin/customers",
    summary: "List accounts with orders, spend and tags, newest first; not available in showroom mode",
    tag,
    access: { can: "customers.read" },
    query: customerQuerySchema,
    reply: z.array(customerSchema),
    errors: ["not_found"],
  }),
  startCustomerExport: defineEndpoint({
    method: "POST",
    path: "/admin/customers/exports",
    summary:
      "Start an export of the customers that match a filter; its job reports the progress and provides the file",
    tag,
    access: { can: "customers.read" },
    query: z.object(customerFilter),
    status: 202,
    reply: z.object({ id: jobIdSchema }),
    errors: ["not_found"],
  }),
  listCustomerTags: defineEndpoint({
    method: "GET",
    path: "/admin/customer-tags",
    summary: "List the tags of customers with their number, most used first, at most 500",
    tag,
    access: { can: "customers.read" },
    reply: z.array(customerTagCountSchema),
    errors: ["not_found"],
  }),
  addCustomerTag: defineEndpoint({
    method: "PUT",
    path: "/admin/customers/:id/tags/:tag",
    summary: "Give a customer a tag; the same tag twice is no error",
    tag,
    access: { can: "customers.write" },
    params: tagParams,
    status: 204,
    errors: ["not_found", "too_many_tags"],
  }),
  removeCustomerTag: defineEndpoint({
    method: "DELETE",
    path: "/admin/customers/:id/tags/:tag",
    summary: "Remove a tag from a customer",
    tag,
    access: { can: "customers.write" },
    params: tagParams,
    status: 204,
    errors: ["not_found"],
  }),
  createCustomer: defineEndpoint({
    method: "POST",
    path: "/admin/customers",
    summary:
      "Create an account for a customer, who sets a password by link; the same Idempotency-Key creates only one",
    tag,
    access: { can: "customers.write" },
    headers: requiredIdempotencyKey,
    body: z.strictObject({ userName: userNameField, email: emailField() }),
    status: 201,
    reply: userSchema,
    errors: ["email_taken", "idempotency_mismatch"],
  }),
  getCustomerRecord: defineEndpoint({
    method: "GET",
    path: "/admin/customers/:id",
    summary: "Get the internal record of a customer: orders, spend, note and whether they are blocked",
    tag,
    access: { can: "customers.read" },
    params,
    reply: customerRecordSchema,
    errors: ["not_found"],
  }),
  saveCustomerRecord: defineEndpoint({
    method: "PUT",
    path: "/admin/customers/:id",
    summary:
      "Save the internal note about a customer, or block them; a blocked customer is signed out and can't sign in or order",
    tag,
    access: { can: "customers.write" },
    params,
    body: z.strictObject({
      /** The version that the editor saw. */
      version: z.int().nonnegative(),
      note: freeText(MAX_CUSTOMER_NOTE),
      isBlocked: z.boolean(),
    }),
    reply: customerRecordSchema,
    errors: ["not_found", "edit_conflict"],
  }),
  getCustomerHistory: defineEndpoint({
    method: "GET",
    path: "/admin/customers/:id/history",
    summary: "List what a customer bought, returned, wrote and reviewed; not available in showroom mode",
    tag,
    access: { can: "customers.read" },
    params,
    reply: customerHistorySchema,
    errors: ["not_found"],
  }),
  previewCustomerMerge: defineEndpoint({
    method: "GET",
    path: "/admin/customers/:id/merge",
    summary: "Count what a merge would move from another account to this one",
    tag,
    access: { can: "customers.write" },
    params,
    query: z.object({ fromId: idSchema }),
    reply: customerMergeSchema,
    errors: ["not_found"],
  }),
  mergeCustomers: defineEndpoint({
    method: "POST",
    path: "/admin/customers/:id/merge",
    summary: "Move all of another account to this one and delete it; not for accounts of staff",
    tag,
    access: { can: "customers.write" },
    params,
    body: z.strictObject({ fromId: idSchema }),
    reply: customerMergeSchema,
    errors: ["not_found"],
  }),
  sendResetLink: defineEndpoint({
    method: "POST",
    path: "/admin/customers/:id/reset-link",
    summary: "Send a customer a password reset link",
    tag,
    access: { can: "customers.write" },
    params,
    status: 202,
    reply: z.object({ recipient: z.string() }),
    errors: ["not_found", "mail_unavailable"],
  }),
};
