import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { assertMayManageUser, type UserManager } from "./assert-may-manage-user";
import { toUser } from "./user.mapper";
import { assertAdminRemains, deleteUserRow, findUser, lockUser } from "./user.repo";

interface Deletion {
  id: string;
  /** Hash of the password that the owner confirmed the deletion with. */
  confirmedHash?: string;
}

/** Deletes a user with all sessions; never the last Admin. */
export async function deleteUser(
  { db, clock }: IdentityContext,
  deletion: Deletion,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, (tx) => deleteUserIn(tx, { ...deletion, at: clock() }, actor));
}

/** Deletes a user in a transaction. */
export async function deleteUserIn(
  tx: Executor,
  { id, confirmedHash, at }: Deletion & { at: Date },
  { caller, requestId }: { caller: UserManager; requestId: string },
): Promise<void> {
  // Before `last_admin`, which would tell a caller without permission who the last Admin is.
  const target = await findUser(tx, id);
  if (target) assertMayManageUser(caller, target);
  await assertAdminRemains(tx, id);
  const before = await lockUser(tx, id);
  assertMayManageUser(caller, before);
  // The password may have changed since it was confirmed.
  if (confirmedHash !== undefined && confirmedHash !== before.passwordHash) {
    throw new AppError("wrong_credentials");
  }
  await recordAudit(tx, {
    actor: caller,
    action: "user.delete",
    subjectType: "user",
    subjectId: id,
    before: toUser(before),
    requestId,
    at,
  });
  // Last, because this also erases personal data from the audit log, including this entry.
  await deleteUserRow(tx, id);
}
