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
      "Make an account for a customer, who sets their password by a link; the same Idempotency-Key makes one",
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
    summary: "What the office knows of a customer: orders, spend, note, and whether they are blocked",
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
      "Write a note about a customer, or block them: they are signed out, and may neither sign in nor order",
    tag,
    access: { can: "customers.write" },
    params,
    body: z.strictObject({
      /** The version that was seen. */
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
    summary: "Send a customer a link by which they set a new password",
    tag,
    access: { can: "customers.write" },
    params,
    status: 202,
    reply: z.object({ recipient: z.string() }),
    errors: ["not_found", "mail_unavailable"],
  }),
};
