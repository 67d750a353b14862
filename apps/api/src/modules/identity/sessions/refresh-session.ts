import type { AnonymousActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { askForSecondFactor } from "../second-factor";
import { nextRefreshToken } from "./refresh-token";
import { addRefreshToken, endSession, findTokenState, lockRefreshToken, touchSession } from "./session.repo";

/** Tabs may send the same token concurrently; a later reuse means that the token was stolen. */
const GRACE_MS = 10_000;

interface RefreshedTokens {
  accessToken: string;
  refreshToken: string;
  remembered: boolean;
}

// More tokens than a browser uses within the grace period.
const MAX_CHAIN_LENGTH = 20;

/**
 * Exchanges a refresh token for a new pair. Within the grace period the same token gets the same successor; a later
 * reuse ends the session.
 */
export async function refreshSession(
  { db, clock, config, settings, accessTokens }: IdentityContext,
  { token }: { token: string | null },
  { requestId }: AnonymousActor,
): Promise<RefreshedTokens> {
  const now = clock();
  const outcome = await inTransaction(db, async (tx) => {
    const found = token ? await lockRefreshToken(tx, token) : null;
    if (!token || !found || found.session.endedAt || found.session.expiresAt <= now) return null;
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
    const next = nextRefreshToken(token, config.authSecret);
    const refreshToken = replacedAt ? await findNewestToken(tx, next, sessionId, config.authSecret) : next;
    if (!refreshToken) return null;
    await touchSession(tx, { hash: found.token.hash, sessionId, remembered, now });
    await askForSecondFactor(tx, { userId: user.id, settings: settings.current, now });
    if (!replacedAt) await addRefreshToken(tx, { token: next, sessionId, now });
    return {
      refreshToken,
      remembered,
      caller: { userId: user.id, userName: user.userName, role: user.role, sessionId },
    };
  });
  if (!outcome) throw new AppError("session_ended");
  const { caller, ...tokens } = outcome;
  return { ...tokens, accessToken: await accessTokens.issue(caller) };
}

/** The last token of the chain; an earlier one would soon count as stolen. */
async function findNewestToken(
  tx: Transaction,
  first: string,
  sessionId: string,
  secret: string,
): Promise<string | null> {
  let token = first;
  for (let step = 0; step < MAX_CHAIN_LENGTH; step += 1) {
    const state = await findTokenState(tx, token, sessionId);
    if (state === null) return null;
    if (state === "new") return token;
    token = nextRefreshToken(token, secret);
  }
  return null;
}
