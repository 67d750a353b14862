import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { executeUpdate } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";

/** Deletes a message with its replies. */
export async function deleteMessage(
  { db, clock }: IdentityContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const deleted = await executeUpdate(tx, sql`DELETE FROM contact_messages WHERE id = ${id}`);
    if (deleted === 0) throw new AppError("not_found");
    await recordAudit(tx, {
      actor: caller,
      action: "message.delete",
      subjectType: "message",
      subjectId: id,
      requestId,
      at: clock(),
    });
  });
}
