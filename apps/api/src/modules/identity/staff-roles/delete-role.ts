import { eq } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { staffInvitations, staffRoles, users } from "../../../db/schema";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { lockCaller } from "../sessions";
import { assertHasRole, getLockedRole, getRole } from "./role.repo";

interface Deletion {
  id: string;
  /** Role for the people and invitations that have the deleted one. */
  replacement?: string | undefined;
}

/** Deletes a role that nobody has, or gives its people and invitations another one. Owner can't be deleted. */
export async function deleteRole(
  { db, clock }: IdentityContext,
  { id, replacement }: Deletion,
  { caller, requestId }: Actor,
): Promise<void> {
  if (replacement === id)
    throw new AppError("invalid_input", { errors: { replacement: "Choose another role" } });
  await inTransaction(db, async (tx) => {
    // In the order of ids, so that two deletions don't wait for each other.
    const ids = [id, ...(replacement ? [replacement] : [])].sort();
    const roles = [];
    for (const one of ids) roles.push(await getLockedRole(tx, one, "update"));
    await lockCaller(tx, caller);
    const role = roles.find((one) => one.id === id);
    if (!role?.permissions) throw new AppError("not_allowed");
    for (const one of roles) assertHasRole(caller, one);
    const moved = replacement ? await moveAll(tx, id, replacement) : await assertUnused(tx, id);
    await tx.delete(staffRoles).where(eq(staffRoles.id, id));
    await recordAudit(tx, {
      actor: caller,
      action: "staff-role.delete",
      subjectType: "staff-role",
      subjectId: id,
      before: { name: role.name, permissions: role.permissions },
      after: moved && { replacement: roles.find((one) => one.id === replacement)?.name, ...moved },
      requestId,
      at: clock(),
    });
  });
}

async function assertUnused(tx: Transaction, id: string): Promise<null> {
  const { members, invitations } = await getRole(tx, id);
  if (members + invitations > 0) throw new AppError("role_in_use");
  return null;
}

async function moveAll(tx: Transaction, from: string, to: string) {
  const members = await tx
    .update(users)
    .set({ staffRoleId: to })
    .where(eq(users.staffRoleId, from))
    .returning({ userName: users.userName });
  const invitations = await tx
    .update(staffInvitations)
    .set({ roleId: to })
    .where(eq(staffInvitations.roleId, from))
    .returning({ id: staffInvitations.id });
  return { members: members.length, invitations: invitations.length };
}
