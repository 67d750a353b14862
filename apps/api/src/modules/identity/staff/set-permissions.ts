import { PERMISSIONS, type Permission, type User } from "@larkwood/contract";
import { type Actor, effectivePermissions } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { lockCaller } from "../sessions";
import { assertAdminRemains, assertMayGrant, lockUser, toUser, updateUser } from "../users";

/** Sets the permissions of an Admin. The caller can only grant or revoke permissions that they have. */
export async function setPermissions(
  { db, clock }: IdentityContext,
  { id, permissions }: { id: string; permissions: readonly Permission[] },
  { caller, requestId }: Actor,
): Promise<User> {
  const requested = PERMISSIONS.filter((permission) => permissions.includes(permission));
  const hasAll = requested.length === PERMISSIONS.length;
  return inTransaction(db, async (tx) => {
    if (!hasAll) await assertAdminRemains(tx, id);
    const before = await lockUser(tx, id);
    // Only Admins have permissions.
    if (before.role !== "Admin") throw new AppError("not_found");
    const previous = effectivePermissions(before);
    await lockCaller(tx, caller);
    assertMayGrant(caller, previous, requested);
    const after = await updateUser(tx, id, { permissions: hasAll ? null : requested });
    await recordAudit(tx, {
      actor: caller,
      action: "user.permissions",
      subjectType: "user",
      subjectId: id,
      before: { userName: before.userName, permissions: previous },
      after: { userName: after.userName, permissions: requested },
      requestId,
      at: clock(),
    });
    return toUser(after);
  });
}
