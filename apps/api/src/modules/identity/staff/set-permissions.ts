import { PERMISSIONS, type Permission, type User } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import { type Author, can, permissionsOf } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { keepOneAdmin, lockUser, toUser, updateUser } from "../users";

/** Decides what an Admin may do. Nobody gives, or takes away, what they may not do themselves. */
export async function setPermissions(
  { db, clock }: AppContext,
  { id, permissions }: { id: string; permissions: readonly Permission[] },
  { caller, requestId }: Author,
): Promise<User> {
  const wanted = PERMISSIONS.filter((permission) => permissions.includes(permission));
  const isEverything = wanted.length === PERMISSIONS.length;
  return inTransaction(db, async (tx) => {
    if (!isEverything) await keepOneAdmin(tx, id);
    const before = await lockUser(tx, id);
    // A User has none to set; to an Admin's rights a role comes first.
    if (before.role !== "Admin") throw new AppError("not_found");
    const had = permissionsOf(before);
    const moved = PERMISSIONS.filter(
      (permission) => had.includes(permission) !== wanted.includes(permission),
    );
    if (moved.some((permission) => !can(caller, permission))) throw new AppError("not_allowed");
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
