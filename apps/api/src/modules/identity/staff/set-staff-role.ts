import type { StaffMember } from "@larkwood/contract";
import { type Actor, effectivePermissions } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { lockCaller } from "../sessions";
import { getLockedRole, permissionsOf } from "../staff-roles";
import { assertAdminRemains, assertMayGrant, findUser, lockUser, type UserRow, updateUser } from "../users";
import { getStaffMember } from "./staff.repo";

/** Gives a colleague another role. The caller needs every permission that changes. */
export async function setStaffRole(
  { db, clock }: IdentityContext,
  { id, role: roleId }: { id: string; role: string },
  { caller, requestId }: Actor,
): Promise<StaffMember> {
  return inTransaction(db, async (tx) => {
    const role = await getLockedRole(tx, roleId, "share");
    const assertMaySet = (user: UserRow | null) => {
      if (user?.role !== "Admin") throw new AppError("not_found");
      assertMayGrant(caller, effectivePermissions(user), permissionsOf(role));
      return user;
    };
    // Before `last_admin`, which would tell a caller without permission who the last Owner is.
    assertMaySet(await findUser(tx, id));
    if (role.permissions) await assertAdminRemains(tx, id);
    const before = assertMaySet(await lockUser(tx, id));
    await lockCaller(tx, caller);
    await updateUser(tx, id, { staffRoleId: role.id });
    await recordAudit(tx, {
      actor: caller,
      action: "staff.role",
      subjectType: "user",
      subjectId: id,
      before: { userName: before.userName, permissions: effectivePermissions(before) },
      after: { userName: before.userName, role: role.name, permissions: permissionsOf(role) },
      requestId,
      at: clock(),
    });
    return getStaffMember(tx, id);
  });
}
