import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import type { Caller } from "../../plugins/caller";
import { recordAudit } from "../audit/audit.repo";
import { toUser } from "./user.mapper";
import { deleteUserRow, keepOneAdmin, lockUser } from "./user.repo";

/** Deletes a user with all sessions; never the last Admin. */
export async function deleteUser(
  { db, clock }: AppContext,
  id: string,
  { caller, requestId }: { caller: Caller; requestId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await keepOneAdmin(tx, id, null);
    const before = await lockUser(tx, id);
    await deleteUserRow(tx, id);
    await recordAudit(tx, {
      actor: caller,
      action: "user.delete",
      subjectType: "user",
      subjectId: id,
      before: toUser(before),
      requestId,
      at: clock(),
    });
  });
}
