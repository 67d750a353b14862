import * as z from "zod";
import { addressParts } from "../forms/order-contact-form";
import { addressFormSchema, adminUserFormSchema, profileFormSchema } from "../forms/user-forms";
import { idSchema } from "../models/id";
import { roleSchema, userSchema } from "../models/user";
import { defineEndpoint } from "./define";
import { ifMatch, paging, queryText } from "./query";

export const USER_SORTS = ["newest", "oldest", "userName", "-userName", "email", "-email"] as const;
export type UserSort = (typeof USER_SORTS)[number];

const byId = z.object({ id: idSchema });
const withId = { id: idSchema };
/** Stored in trading mode only. A new first line without them clears them. */
const optionalParts = z.object(addressParts).partial().shape;
const adminBody = adminUserFormSchema.extend({ ...withId, ...optionalParts });
const addressBody = addressFormSchema.extend({ ...withId, ...optionalParts });

// Tried in this order: the admin form has all fields of the others, and the address form has no userName.
const updateUserBody = z.union([adminBody, addressBody, profileFormSchema.extend(withId)]);

/** Returns the schema of the form that a PUT /users sends: admin, address or profile. */
export function userUpdateSchema(body: unknown) {
  const has = (field: string) => typeof body === "object" && body !== null && field in body;
  if (has("role") || has("email")) return adminBody;
  if (has("address") || has("country") || has("phoneNumber")) return addressBody;
  return profileFormSchema.extend(withId);
}

export const userQuerySchema = z.object({
  search: queryText,
  role: roleSchema.optional(),
  sort: z.enum(USER_SORTS).optional(),
  ...paging,
});
export type UserQuery = z.output<typeof userQuerySchema>;

export const userEndpoints = {
  listUsers: defineEndpoint({
    method: "GET",
    path: "/users",
    summary: "List users, newest first; total in X-Total-Count, next page in Link",
    tag: "users",
    access: { can: "customers.read" },
    query: userQuerySchema,
    reply: z.array(userSchema),
  }),
  getUser: defineEndpoint({
    method: "GET",
    path: "/users/:id",
    summary: "Get a user: yourself, or anyone for an Admin",
    tag: "users",
    access: { can: "customers.read", self: true },
    params: byId,
    reply: userSchema,
    errors: ["not_found"],
  }),
  updateUser: defineEndpoint({
    method: "PUT",
    path: "/users",
    summary:
      "Change personal data, address, or (Admin) the whole user; If-Match rejects it if someone else changed it",
    tag: "users",
    access: { can: "customers.write", self: true },
    headers: ifMatch,
    body: updateUserBody,
    reply: userSchema,
    errors: ["not_found", "email_taken", "last_admin", "edit_conflict"],
  }),
  deleteUser: defineEndpoint({
    method: "DELETE",
    path: "/users",
    summary: "Delete the user whose id is in the body",
    tag: "users",
    access: { can: "customers.write" },
    body: byId,
    status: 204,
    errors: ["not_found", "last_admin"],
  }),
  deleteUserById: defineEndpoint({
    method: "DELETE",
    path: "/users/:id",
    summary: "Delete a user, for proxies that drop a DELETE body",
    tag: "users",
    access: { can: "customers.write" },
    params: byId,
    status: 204,
    errors: ["not_found", "last_admin"],
  }),
};
