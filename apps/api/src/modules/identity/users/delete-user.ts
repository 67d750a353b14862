import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { assertMayManageUser } from "./assert-may-manage-user";
import { toUser } from "./user.mapper";
import { assertAdminRemains, deleteUserRow, lockUser } from "./user.repo";

interface Deletion {
  id: string;
  /** The hash of the password that its owner has confirmed this with. */
  confirmedBy?: string;
}

/** Deletes a user with all sessions; never the last Admin. */
export async function deleteUser(
  { db, clock }: IdentityContext,
  { id, confirmedBy }: Deletion,
  { caller, requestId }: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await assertAdminRemains(tx, id);
    const before = await lockUser(tx, id);
    assertMayManageUser(caller, before);
    // Since it was confirmed the password may have been changed, by its owner and against whoever knew it.
    if (confirmedBy !== undefined && confirmedBy !== before.passwordHash) {
      throw new AppError("wrong_credentials");
    }
    await recordAudit(tx, {
      actor: caller,
      action: "user.delete",
      subjectType: "user",
      subjectId: id,
      before: toUser(before),
      requestId,
      at: clock(),
    });
    // Last: with the row goes whatever names the user in the log, this entry included.
    await deleteUserRow(tx, id);
  });
}
