import * as z from "zod";
import { idSchema } from "./id";
import { permissionSchema } from "./permission-schema";

export const ROLES = ["User", "Admin"] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** A user as it travels; what was never entered is an empty text. */
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
  country: z.string(),
  phoneNumber: z.string(),
  createdAt: z.iso.datetime(),
  /** Rises with each change of these fields; for edits that must not overwrite each other. */
  version: z.int().positive(),
  /** What an Admin may do; nothing for a User. */
  permissions: z.array(permissionSchema),
});
export type User = z.infer<typeof userSchema>;
