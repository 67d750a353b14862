import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { endOtherSessions } from "../sessions";
import { assertMayManageUser, findUser } from "../users";

/** Ends all sessions of a user, except the caller's current session. */
export async function endUserSessions(
  { db, clock }: IdentityContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    const user = await findUser(tx, id);
    if (!user) throw new AppError("not_found");
    assertMayManageUser(caller, user);
    const devices = await endOtherSessions(tx, user.id, caller.sessionId, at);
    await recordAudit(tx, {
      actor: caller,
      action: "session.end",
      subjectType: "session",
      subjectId: user.id,
      after: { userName: user.userName, devices },
      requestId,
      at,
    });
  });
}
