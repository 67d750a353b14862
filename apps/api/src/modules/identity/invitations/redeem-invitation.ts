import { and, eq } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { staffInvitations } from "../../../db/schema";
import { lockRole, type RoleRow } from "../staff-roles";
import { lockUser } from "../users";
import { findByToken, type InvitationRow, mayInvite } from "./invitation.repo";

export const invalidLink = () =>
  new AppError("not_found", { detail: "This invitation has expired, was revoked or was already used" });

/**
 * Uses an invitation once. Its inviter must still be allowed to give the role, so that removing an inviter also ends
 * what they prepared. Role and inviter are locked before the invitation, as by those who delete them.
 */
export async function redeemInvitation(
  tx: Executor,
  token: string,
  now: Date,
): Promise<{ invitation: InvitationRow; role: RoleRow }> {
  const found = await findByToken(tx, token, now);
  if (!found) throw invalidLink();
  const role = await lockRole(tx, found.role.id, "share");
  const inviter = role && (await lockUser(tx, found.inviter.id, "share").catch(asNull));
  if (!inviter || !mayInvite(inviter, role)) throw invalidLink();
  const { id } = found.invitation;
  const [invitation] = await tx
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.id, id), eq(staffInvitations.roleId, role.id)))
    .returning();
  if (!invitation) throw (await findByToken(tx, token, now)) ? new AppError("conflict") : invalidLink();
  return { invitation, role };
}

function asNull(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}
