import * as z from "zod";
import { idSchema } from "./id";
import { permissionSchema } from "./permission-schema";
import { readableWith } from "./readable-with";

export const ROLES = ["User", "Admin"] as const;
export const roleSchema = z.enum(ROLES);
z.globalRegistry.add(roleSchema, { id: "Role" });
export type Role = z.infer<typeof roleSchema>;

/** A user on the wire; missing data is an empty string. */
export const userSchema = z.object({
  _id: idSchema,
  id: idSchema,
  user_id: idSchema,
  userName: z.string(),
  role: roleSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  address: z.string(),
  /** Only in trading mode, and absent if empty. */
  addressLine2: z.string().optional(),
  postCode: z.string().optional(),
  city: z.string().optional(),
  country: z.string(),
  phoneNumber: z.string(),
  createdAt: z.iso.datetime(),
  /** When these fields or the internal record last changed. */
  updatedAt: z.iso.datetime(),
  /** Increases with each change of these fields; detects edit conflicts. */
  version: z.int().positive(),
  /** Permissions of an Admin; empty for a User. */
  permissions: z.array(permissionSchema),
});
z.globalRegistry.add(userSchema, { id: "User" });
export type User = z.infer<typeof userSchema>;
readableWith.add(userSchema, { permission: "customers.read" });
