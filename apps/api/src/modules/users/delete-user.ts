import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";
import { toUser } from "./user.mapper";
import { deleteUserRow, keepOneAdmin, lockUser } from "./user.repo";

/** Deletes a user with all sessions; never the last Admin. */
export async function deleteUser(
  { db, clock }: AppContext,
  { id }: { id: string },
  { caller, requestId }: Author,
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
