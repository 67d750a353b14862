import * as z from "zod";
import { addressParts } from "../forms/order-contact-form";
import { addressFormSchema, adminUserFormSchema, profileFormSchema } from "../forms/user-forms";
import { userPatchSchemas } from "../forms/user-patch";
import { idSchema } from "../models/id";
import { roleSchema, userSchema } from "../models/user";
import { defineEndpoint } from "./define";
import { ifMatch, paging, queryIds, queryText, queryTime } from "./query";

export const USER_SORTS = [
  "newest",
  "oldest",
  "userName",
  "-userName",
  "email",
  "-email",
  "updated",
] as const;
export type UserSort = (typeof USER_SORTS)[number];

const byId = z.object({ id: idSchema });
const withId = { id: idSchema };
/** Stored in trading mode only. A new first line without them clears them. */
const optionalParts = z.object(addressParts).partial().shape;
const adminBody = adminUserFormSchema.extend({ ...withId, ...optionalParts }).meta({ id: "UserUpdate" });
const addressBody = addressFormSchema.extend({ ...withId, ...optionalParts }).meta({ id: "AddressUpdate" });
const profileBody = profileFormSchema.extend(withId).meta({ id: "ProfileUpdate" });

// Tried in this order: the admin form has all fields of the others, and the address form has no userName.
const updateUserBody = z.union([adminBody, addressBody, profileBody]);

/** Returns the schema of the form that a PUT /users sends: admin, address or profile. */
export function userUpdateSchema(body: unknown) {
  const has = (field: string) => typeof body === "object" && body !== null && field in body;
  if (has("role") || has("email")) return adminBody;
  if (has("address") || has("country") || has("phoneNumber")) return addressBody;
  return profileBody;
}

export const userQuerySchema = z.object({
  search: queryText,
  role: roleSchema.optional(),
  /** Only users that changed at this moment or later. */
  updatedSince: queryTime,
  ids: queryIds,
  /** `updated`: the user that changed longest ago first, so that one that changes meanwhile comes again. */
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
    ignoresUnknown: true,
    query: userQuerySchema,
    reply: z.array(userSchema),
  }),
  getUser: defineEndpoint({
    method: "GET",
    path: "/users/:id",
    summary: "Get a user: yourself, or anyone for an Admin",
    tag: "users",
    duringSetup: true,
    access: { can: "customers.read", self: true },
    ignoresUnknown: true,
    params: byId,
    reply: userSchema,
    returnsEtag: true,
    errors: ["not_found"],
  }),
  updateUser: defineEndpoint({
    method: "PUT",
    path: "/users",
    summary:
      "Change personal data, address, or (Admin) the whole user; If-Match rejects it if someone else changed it",
    tag: "users",
    access: { can: "customers.write", self: true },
    ignoresUnknown: true,
    headers: ifMatch,
    body: updateUserBody,
    reply: userSchema,
    errors: ["not_found", "email_taken", "last_admin", "edit_conflict"],
  }),
  patchUser: defineEndpoint({
    method: "PATCH",
    path: "/users/:id",
    summary:
      "Change some fields of a user; null clears a field, and If-Match rejects it if someone else changed it",
    tag: "users",
    access: { can: "customers.write" },
    params: byId,
    headers: ifMatch,
    bodyType: "application/merge-patch+json",
    body: userPatchSchemas.trading,
    reply: userSchema,
    errors: ["not_found", "email_taken", "edit_conflict"],
  }),
  deleteUser: defineEndpoint({
    method: "DELETE",
    path: "/users",
    summary: "Delete the user whose id is in the body",
    tag: "users",
    access: { can: "customers.write" },
    ignoresUnknown: true,
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
