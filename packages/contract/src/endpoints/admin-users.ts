import * as z from "zod";
import { idSchema } from "../models/id";
import { PERMISSIONS } from "../models/permission";
import { permissionSchema } from "../models/permission-schema";
import { deviceSessionSchema } from "../models/session";
import { userSchema } from "../models/user";
import { defineEndpoint } from "./define";

const params = z.object({ id: idSchema });

export const adminUserEndpoints = {
  setPermissions: defineEndpoint({
    method: "PUT",
    path: "/users/:id/permissions",
    summary: "Set the permissions of an Admin",
    tag: "users",
    access: { can: "staff.write" },
    params,
    body: z.strictObject({ permissions: z.array(permissionSchema).max(PERMISSIONS.length) }),
    // Addresses and phone numbers need another permission.
    reply: userSchema.omit({ address: true, country: true, phoneNumber: true }),
    errors: ["not_found", "last_admin"],
  }),
  listUserSessions: defineEndpoint({
    method: "GET",
    path: "/users/:id/sessions",
    summary: "List the devices a user is signed in on",
    tag: "users",
    access: { can: "customers.read" },
    params,
    reply: z.array(deviceSessionSchema),
    errors: ["not_found"],
  }),
  endUserSessions: defineEndpoint({
    method: "DELETE",
    path: "/users/:id/sessions",
    summary: "Sign a user out on all devices",
    tag: "users",
    access: { can: "customers.write" },
    params,
    status: 204,
    errors: ["not_found"],
  }),
  listDemoAccounts: defineEndpoint({
    method: "GET",
    path: "/admin/demo-accounts",
    summary: "List the demo accounts that still have their published password",
    tag: "users",
    access: { can: "customers.write" },
    reply: z.object({ emails: z.array(z.string()) }),
  }),
  deleteDemoAccounts: defineEndpoint({
    method: "DELETE",
    path: "/admin/demo-accounts",
    summary: "Delete the demo accounts that still have their published password, all or none",
    tag: "users",
    access: { can: "customers.write" },
    status: 204,
    errors: ["last_admin"],
  }),
};
