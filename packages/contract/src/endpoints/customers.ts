import * as z from "zod";
import { emailField, freeText, userNameField } from "../fields";
import { customerRecordSchema } from "../models/customer-record";
import { idSchema } from "../models/id";
import { userSchema } from "../models/user";
import { defineEndpoint } from "./define";
import { requiredIdempotencyKey } from "./query";

const tag = "customers";
const params = z.object({ id: idSchema });

export const customerEndpoints = {
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
      note: freeText(2_000),
      isBlocked: z.boolean(),
    }),
    reply: customerRecordSchema,
    errors: ["not_found", "edit_conflict"],
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
