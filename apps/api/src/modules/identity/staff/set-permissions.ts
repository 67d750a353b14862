import { PERMISSIONS, type Permission, type User } from "@larkwood/contract";
import { type Actor, effectivePermissions, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { assertAdminRemains, lockUser, toUser, updateUser } from "../users";

/** Decides what an Admin may do. Nobody gives, or takes away, what they may not do themselves. */
export async function setPermissions(
  { db, clock }: IdentityContext,
  { id, permissions }: { id: string; permissions: readonly Permission[] },
  { caller, requestId }: Actor,
): Promise<User> {
  const wanted = PERMISSIONS.filter((permission) => permissions.includes(permission));
  const isEverything = wanted.length === PERMISSIONS.length;
  return inTransaction(db, async (tx) => {
    if (!isEverything) await assertAdminRemains(tx, id);
    const before = await lockUser(tx, id);
    // A User has none to set; to an Admin's rights a role comes first.
    if (before.role !== "Admin") throw new AppError("not_found");
    const had = effectivePermissions(before);
    const moved = PERMISSIONS.filter(
      (permission) => had.includes(permission) !== wanted.includes(permission),
    );
    if (moved.some((permission) => !hasPermission(caller, permission))) throw new AppError("not_allowed");
    const after = await updateUser(tx, id, { permissions: isEverything ? null : wanted });
    await recordAudit(tx, {
      actor: caller,
      action: "user.permissions",
      subjectType: "user",
      subjectId: id,
      before: { userName: before.userName, permissions: had },
      after: { userName: after.userName, permissions: wanted },
      requestId,
      at: clock(),
    });
    return toUser(after);
  });
}
