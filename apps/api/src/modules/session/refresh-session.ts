import { AppError } from "../../app-error";
import type { Visitor } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";
import { addRefreshToken, endSession, findRefreshToken, touchSession } from "./session.repo";

/** Two tabs may send the same token at once; a later use of it means that it was stolen. */
const GRACE_MS = 10_000;

interface Refreshed {
  accessToken: string;
  refreshToken: string;
  remembered: boolean;
}

/** Trades a refresh token for a new pair. An old token used again ends the whole session. */
export async function refreshSession(
  { db, clock, accessTokens }: AppContext,
  { token }: { token: string | null },
  { requestId }: Visitor,
): Promise<Refreshed> {
  const now = clock();
  const outcome = await inTransaction(db, async (tx) => {
    const found = token ? await findRefreshToken(tx, token) : null;
    if (!found || found.session.endedAt || found.session.expiresAt <= now) return null;
    const { session, user } = found;

    const replacedAt = found.token.replacedAt;
    if (replacedAt && now.getTime() - replacedAt.getTime() > GRACE_MS) {
      await endSession(tx, user.id, session.id, now);
      await recordAudit(tx, {
        actor: { userId: user.id, userName: user.userName },
        action: "session.replay",
        subjectType: "session",
        subjectId: user.id,
        after: { sessionId: session.id },
        requestId,
        at: now,
      });
      return null;
    }

    const { id: sessionId, remembered } = session;
    await touchSession(tx, { hash: found.token.hash, sessionId, remembered, now });
    const refreshToken = await addRefreshToken(tx, sessionId, now);
    return {
      refreshToken,
      remembered,
      caller: { userId: user.id, userName: user.userName, role: user.role, sessionId },
    };
  });
  if (!outcome) throw new AppError("session_ended");
  const { caller, ...rest } = outcome;
  return { ...rest, accessToken: await accessTokens.issue(caller) };
}
