import * as z from "zod";
import { emailField, line, userNameField } from "../fields";
import { idSchema } from "../models/id";
import { PERMISSIONS } from "../models/permission";
import { permissionSchema } from "../models/permission-schema";
import { linkToken, newPassword } from "./auth-forms";

/** Form of a role of the staff. */
export const staffRoleFormSchema = z.strictObject({
  name: line(40),
  permissions: z
    .array(permissionSchema)
    .max(PERMISSIONS.length)
    .transform((chosen) => PERMISSIONS.filter((permission) => chosen.includes(permission))),
});
z.globalRegistry.add(staffRoleFormSchema, { id: "StaffRoleForm" });
export type StaffRoleForm = z.infer<typeof staffRoleFormSchema>;

export const SEND_BY = ["email", "link"] as const;

const roleField = z.string({ error: "Choose a role" }).min(1, "Choose a role").pipe(idSchema);

/** Form that invites someone to join the staff. */
export const inviteFormSchema = z.strictObject({
  email: emailField(),
  role: roleField,
  /** Whether the shop emails the link, or the reply has it. Defaults to an email if the shop can send links. */
  sendBy: z.enum(SEND_BY).optional(),
});
z.globalRegistry.add(inviteFormSchema, { id: "InviteForm" });
export type InviteForm = z.infer<typeof inviteFormSchema>;

export const staffRoleChoiceSchema = z.strictObject({ role: roleField });
z.globalRegistry.add(staffRoleChoiceSchema, { id: "StaffRoleChoice" });

/** Token of an invitation link. */
export const invitationTokenSchema = z.strictObject({ token: linkToken });
z.globalRegistry.add(invitationTokenSchema, { id: "InvitationToken" });

/** Form of a new colleague without an account. */
export const joinFormSchema = z.strictObject({
  token: linkToken,
  userName: userNameField,
  password: newPassword,
});
z.globalRegistry.add(joinFormSchema, { id: "JoinForm" });
export type JoinForm = z.infer<typeof joinFormSchema>;
