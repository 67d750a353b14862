import { eq } from "drizzle-orm";
import { type Actor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { apiKeys } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";

/** Deletes a key. An Admin cannot delete a key that has more permissions than they have. */
export async function deleteApiKey(
  { db, clock }: IdentityContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [deleted] = await tx.delete(apiKeys).where(eq(apiKeys.id, id)).returning();
    if (!deleted) throw new AppError("not_found");
    const { name, prefix, permissions, userId } = deleted;
    const mayDelete =
      userId === caller.userId || permissions.every((permission) => hasPermission(caller, permission));
    if (!mayDelete) throw new AppError("not_allowed");
    await recordAudit(tx, {
      actor: caller,
      action: "api-key.delete",
      subjectType: "api-key",
      subjectId: id,
      before: { name, prefix, permissions },
      requestId,
      at: clock(),
    });
  });
}
