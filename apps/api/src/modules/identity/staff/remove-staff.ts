import { type Actor, effectivePermissions } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { endAllSessions, lockCaller } from "../sessions";
import {
  assertAdminRemains,
  assertMayManageUser,
  endStaffAccess,
  findUser,
  lockUser,
  type UserRow,
  updateUser,
} from "../users";

/** Removes a colleague from the staff: role, sessions, API keys and invitations end. The account stays, as a customer's. */
export async function removeStaff(
  { db, clock }: IdentityContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    const assertMayRemove = (user: UserRow | null) => {
      if (user?.role !== "Admin") throw new AppError("not_found");
      assertMayManageUser(caller, user);
      return user;
    };
    // Before `last_admin`, which would tell a caller without permission who the last Owner is.
    assertMayRemove(await findUser(tx, id));
    await assertAdminRemains(tx, id);
    const before = assertMayRemove(await lockUser(tx, id));
    await lockCaller(tx, caller);
    await updateUser(tx, id, { role: "User", permissions: [] });
    await endStaffAccess(tx, id);
    await endAllSessions(tx, id, at);
    await recordAudit(tx, {
      actor: caller,
      action: "staff.remove",
      subjectType: "user",
      subjectId: id,
      before: { userName: before.userName, permissions: effectivePermissions(before) },
      after: { userName: before.userName },
      requestId,
      at,
    });
  });
}
