import type { StaffInvitation } from "@larkwood/contract";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { effectivePermissions } from "../../../core/actor";
import type { Executor } from "../../../db/executor";
import { staffInvitations, staffRoles, users } from "../../../db/schema";
import { hashToken } from "../password-reset";
import { permissionsOf, type RoleRow } from "../staff-roles";
import type { UserRow } from "../users";

export type InvitationRow = typeof staffInvitations.$inferSelect;

export const MAX_INVITATIONS = 100;

/** Whether a person may invite to a role: an Admin with `staff.write` and all permissions of the role. */
export function mayInvite(
  inviter: Pick<UserRow, "role" | "permissions">,
  role: Pick<RoleRow, "permissions">,
): boolean {
  const own = effectivePermissions(inviter);
  return own.includes("staff.write") && permissionsOf(role).every((one) => own.includes(one));
}

const withRoleAndInviter = (db: Executor) =>
  db
    .select({ invitation: staffInvitations, role: staffRoles, inviter: users })
    .from(staffInvitations)
    .innerJoin(staffRoles, eq(staffRoles.id, staffInvitations.roleId))
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy));

type FullRow = Awaited<ReturnType<typeof withRoleAndInviter>>[number];

function toInvitation({ invitation, role, inviter }: FullRow, now: Date): StaffInvitation {
  const state = invitation.expiresAt <= now ? "expired" : mayInvite(inviter, role) ? "open" : "invalid";
  return {
    id: invitation.id,
    email: invitation.email,
    role: { id: role.id, name: role.name },
    invitedBy: { id: inviter.id, userName: inviter.userName },
    createdAt: invitation.createdAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    state,
  };
}

/** All invitations, or the one with the id, the newest first. */
export async function listInvitations(db: Executor, now: Date, id?: string): Promise<StaffInvitation[]> {
  const rows = await withRoleAndInviter(db)
    .where(id === undefined ? undefined : eq(staffInvitations.id, id))
    .orderBy(desc(staffInvitations.createdAt), desc(staffInvitations.id))
    .limit(MAX_INVITATIONS);
  return rows.map((row) => toInvitation(row, now));
}

/** The open invitation of a link, with its role; null if it has expired, was used or revoked, or its inviter may not. */
export async function findByToken(db: Executor, token: string, now: Date): Promise<FullRow | null> {
  const [row] = await withRoleAndInviter(db).where(
    and(eq(staffInvitations.hash, hashToken(token)), gt(staffInvitations.expiresAt, now)),
  );
  return row && mayInvite(row.inviter, row.role) ? row : null;
}

/** Locks the invitation of an email address, until the transaction ends. */
export async function lockByEmail(tx: Executor, email: string): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(staffInvitations)
    .where(eq(sql`lower(${staffInvitations.email})`, email.toLowerCase()))
    .for("update");
  return row ?? null;
}
