import type { AnonymousActor } from "../../../core/actor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { endSession, lockRefreshToken } from "./session.repo";

/** Ends the session of the refresh token; does nothing for an unknown token. */
export async function signOut(
  { db, clock }: IdentityContext,
  { token }: { token: string | null },
  { requestId }: AnonymousActor,
): Promise<void> {
  if (!token) return;
  const at = clock();
  await inTransaction(db, async (tx) => {
    const found = await lockRefreshToken(tx, token);
    if (!found || !(await endSession(tx, found.user.id, found.session.id, at))) return;
    await recordAudit(tx, {
      actor: { userId: found.user.id, userName: found.user.userName },
      action: "session.close",
      subjectType: "session",
      subjectId: found.user.id,
      requestId,
      at,
    });
  });
}
