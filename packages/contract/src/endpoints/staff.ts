import * as z from "zod";
import { inviteFormSchema, staffRoleChoiceSchema, staffRoleFormSchema } from "../forms/staff-forms";
import { idSchema } from "../models/id";
import {
  newStaffInvitationSchema,
  staffInvitationSchema,
  staffMemberSchema,
  staffRoleSchema,
  staffWorkSchema,
} from "../models/staff";
import { defineEndpoint } from "./define";

const tag = "staff";
const access = { can: "staff.write" } as const;
const params = z.object({ id: idSchema });

/** Colleagues and their roles, in trading mode. An API key must not give access that outlives it. */
export const staffEndpoints = {
  listStaff: defineEndpoint({
    method: "GET",
    path: "/staff",
    summary: "List the people who may use the admin area, up to 500",
    tag,
    access,
    reply: z.array(staffMemberSchema),
  }),
  getStaffWork: defineEndpoint({
    method: "GET",
    path: "/staff/people/:id/work",
    summary: "Get the open work of a colleague, before removing them",
    tag,
    access,
    params,
    reply: staffWorkSchema,
    errors: ["not_found"],
  }),
  setStaffRole: defineEndpoint({
    method: "PUT",
    path: "/staff/people/:id/role",
    summary: "Give a colleague another role; I need every permission that changes",
    tag,
    access,
    peopleOnly: true,
    params,
    body: staffRoleChoiceSchema,
    reply: staffMemberSchema,
    errors: ["not_found", "last_admin"],
  }),
  removeStaff: defineEndpoint({
    method: "DELETE",
    path: "/staff/people/:id",
    summary:
      "Remove a colleague from the staff: ends role, sessions, API keys and invitations; the account stays",
    tag,
    access,
    peopleOnly: true,
    params,
    status: 204,
    errors: ["not_found", "last_admin"],
  }),
  listStaffRoles: defineEndpoint({
    method: "GET",
    path: "/staff/roles",
    summary: "List the roles, Owner first",
    tag,
    access,
    reply: z.array(staffRoleSchema),
  }),
  createStaffRole: defineEndpoint({
    method: "POST",
    path: "/staff/roles",
    summary: "Create a role with some of my permissions",
    tag,
    access,
    peopleOnly: true,
    body: staffRoleFormSchema,
    status: 201,
    reply: staffRoleSchema,
    errors: ["role_taken", "staff_limit"],
  }),
  updateStaffRole: defineEndpoint({
    method: "PUT",
    path: "/staff/roles/:id",
    summary: "Change a role and the permissions of everyone who has it; I need all of them, before and after",
    tag,
    access,
    peopleOnly: true,
    params,
    body: staffRoleFormSchema,
    reply: staffRoleSchema,
    errors: ["not_found", "role_taken"],
  }),
  deleteStaffRole: defineEndpoint({
    method: "DELETE",
    path: "/staff/roles/:id",
    summary:
      "Delete a role; its people and invitations get the role `replacement`, which a role in use needs",
    tag,
    access,
    peopleOnly: true,
    params,
    query: z.object({ replacement: idSchema.optional() }),
    status: 204,
    errors: ["not_found", "role_in_use"],
  }),
  listInvitations: defineEndpoint({
    method: "GET",
    path: "/staff/invitations",
    summary: "List the invitations that were not accepted, the newest first",
    tag,
    access,
    reply: z.array(staffInvitationSchema),
  }),
  inviteStaff: defineEndpoint({
    method: "POST",
    path: "/staff/invitations",
    summary: "Invite someone to join the staff; replaces an earlier invitation, and lasts seven days",
    tag,
    access,
    peopleOnly: true,
    body: inviteFormSchema,
    status: 201,
    reply: newStaffInvitationSchema,
    errors: ["not_found", "already_staff", "mail_unavailable", "staff_limit"],
  }),
  revokeInvitation: defineEndpoint({
    method: "DELETE",
    path: "/staff/invitations/:id",
    summary: "Revoke an invitation; its link stops working",
    tag,
    access,
    peopleOnly: true,
    params,
    status: 204,
    errors: ["not_found"],
  }),
};
