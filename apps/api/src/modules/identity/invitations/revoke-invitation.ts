import { eq } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { staffInvitations } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { lockCaller } from "../sessions";
import { assertHasRole, getLockedRole } from "../staff-roles";

/** Revokes an invitation. Without all permissions of its role, only one's own. */
export async function revokeInvitation(
  { db, clock }: IdentityContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [invitation] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning();
    if (!invitation) throw new AppError("not_found");
    const role = await getLockedRole(tx, invitation.roleId, "share");
    if (invitation.invitedBy !== caller.userId) assertHasRole(caller, role);
    await lockCaller(tx, caller);
    await recordAudit(tx, {
      actor: caller,
      action: "invitation.delete",
      subjectType: "invitation",
      subjectId: id,
      before: { email: invitation.email, role: role.name },
      requestId,
      at: clock(),
    });
  });
}
