import * as z from "zod";
import { idSchema } from "./id";
import { JOB_KINDS } from "./job-kind";
import { permissionSchema } from "./permission-schema";
import { readableWith } from "./readable-with";

const namedSchema = z.object({ id: idSchema, name: z.string() });

/** A named set of permissions. */
export const staffRoleSchema = z.object({
  id: idSchema,
  name: z.string(),
  permissions: z.array(permissionSchema),
  /** The role with every permission, which can't be changed. */
  isOwner: z.boolean(),
  /** Number of people who have it. */
  members: z.int().nonnegative(),
  /** Number of invitations to it. */
  invitations: z.int().nonnegative(),
});
z.globalRegistry.add(staffRoleSchema, { id: "StaffRole" });
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** Someone who may use the admin area. */
export const staffMemberSchema = z.object({
  id: idSchema,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Null: the permissions are the person's own. */
  role: namedSchema.nullable(),
  permissions: z.array(permissionSchema),
  /** Whether two-step verification is on. */
  secondFactor: z.boolean(),
  /** Latest use of a signed-in device; null if there is none. */
  lastSeenAt: z.iso.datetime().nullable(),
});
z.globalRegistry.add(staffMemberSchema, { id: "StaffMember" });
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const INVITATION_STATES = ["open", "expired", "invalid"] as const;

/** An invitation to join the staff, without its link. */
export const staffInvitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: namedSchema,
  invitedBy: z.object({ id: idSchema, userName: z.string() }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** `invalid`: the inviter may no longer give this role. */
  state: z.enum(INVITATION_STATES),
});
z.globalRegistry.add(staffInvitationSchema, { id: "StaffInvitation" });
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

/** A new invitation. Only this reply has the link, and only if it was not emailed. */
export const newStaffInvitationSchema = staffInvitationSchema.extend({ joinLink: z.string().nullable() });
z.globalRegistry.add(newStaffInvitationSchema, { id: "NewStaffInvitation" });

/** What the holder of an invitation link may know. */
export const receivedInvitationSchema = z.object({
  email: z.string(),
  /** Name of the role. */
  roleName: z.string(),
  expiresAt: z.iso.datetime(),
  /** Whether this email address has an account, which must sign in to accept. */
  hasAccount: z.boolean(),
});
z.globalRegistry.add(receivedInvitationSchema, { id: "ReceivedInvitation" });
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

/** Open work of a colleague. A part is missing if the caller may not read it. */
export const staffWorkSchema = z.object({
  jobs: z
    .array(z.object({ id: z.string(), kind: z.enum(JOB_KINDS), createdAt: z.iso.datetime() }))
    .optional()
    .register(readableWith, { permission: "settings.write" }),
  /** Products that will be published, whose date this person set. */
  products: z
    .array(z.object({ id: idSchema, name: z.string(), publishAt: z.iso.datetime() }))
    .optional()
    .register(readableWith, { permission: "catalogue.write" }),
  apiKeys: z.array(namedSchema),
  invitations: z.array(z.object({ id: idSchema, email: z.string() })),
});
z.globalRegistry.add(staffWorkSchema, { id: "StaffWork" });
export type StaffWork = z.infer<typeof staffWorkSchema>;
