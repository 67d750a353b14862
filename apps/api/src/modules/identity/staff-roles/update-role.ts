import type { StaffRole, StaffRoleForm } from "@larkwood/contract";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { staffRoles } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { lockCaller } from "../sessions";
import { assertHasRole, getLockedRole, getRole, translateNameConflict } from "./role.repo";

/** Changes a role, and so the permissions of everyone who has it. Owner can't be changed. */
export async function updateRole(
  { db, clock }: IdentityContext,
  { id, ...form }: StaffRoleForm & { id: string },
  { caller, requestId }: Actor,
): Promise<StaffRole> {
  return inTransaction(db, async (tx) => {
    const before = await getLockedRole(tx, id, "update");
    await lockCaller(tx, caller);
    if (before.permissions === null) throw new AppError("not_allowed");
    assertHasRole(caller, before);
    assertHasRole(caller, form);
    await translateNameConflict(tx.update(staffRoles).set(form).where(eq(staffRoles.id, id)));
    await recordAudit(tx, {
      actor: caller,
      action: "staff-role.update",
      subjectType: "staff-role",
      subjectId: id,
      before: { name: before.name, permissions: before.permissions },
      after: form,
      requestId,
      at: clock(),
    });
    return getRole(tx, id);
  });
}
