import { and, desc, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { refreshTokens, sessions, users } from "../../../db/schema";
import { hashRefreshToken, newRefreshToken } from "./refresh-token";

const DAY_MS = 86_400_000;
const REMEMBERED_MS = 30 * DAY_MS;

/** How long an unused session stays valid. */
export function sessionLifetime(remembered: boolean): number {
  return remembered ? REMEMBERED_MS : DAY_MS;
}

interface NewSession {
  userId: string;
  device: string;
  address: string;
  remembered: boolean;
  now: Date;
}

const isLive = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** Opens a session with its first refresh token and deletes the user's expired sessions. */
export async function openSession(db: Executor, { now, ...session }: NewSession) {
  const expiresAt = new Date(now.getTime() + sessionLifetime(session.remembered));
  const id = newId(now);
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, session.userId),
        or(lt(sessions.expiresAt, now), lt(sessions.endedAt, daysAgo(now, 1))),
      ),
    );
  await db.insert(sessions).values({ id, ...session, createdAt: now, lastSeenAt: now, expiresAt });
  const refreshToken = newRefreshToken();
  await addRefreshToken(db, { token: refreshToken, sessionId: id, now });
  return { sessionId: id, refreshToken };
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Adds a refresh token to a session. */
export async function addRefreshToken(
  db: Executor,
  { token, sessionId, now }: { token: string; sessionId: string; now: Date },
): Promise<void> {
  await db.insert(refreshTokens).values({ hash: hashRefreshToken(token), sessionId, issuedAt: now });
}

/** Whether the session has this token, and whether it was used. */
export async function findTokenState(
  db: Executor,
  token: string,
  sessionId: string,
): Promise<"new" | "used" | null> {
  const [row] = await db
    .select({ replacedAt: refreshTokens.replacedAt })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hashRefreshToken(token)), eq(refreshTokens.sessionId, sessionId)));
  if (!row) return null;
  return row.replacedAt ? "used" : "new";
}

/** Locks a token with its session and user. The user is locked first, as everywhere, to avoid deadlocks. */
export async function lockRefreshToken(db: Executor, token: string) {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hashRefreshToken(token)))
    .for("no key update", { of: [users, sessions, refreshTokens] });
  return row ?? null;
}

/** Marks a token as used and extends its session. */
export async function touchSession(
  db: Executor,
  { hash, sessionId, remembered, now }: { hash: Buffer; sessionId: string; remembered: boolean; now: Date },
): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ replacedAt: now })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.replacedAt)));
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + sessionLifetime(remembered)) })
    .where(eq(sessions.id, sessionId));
}

/** Replaces all refresh tokens of a live session by a new one; null when the session has ended. */
export async function replaceRefreshTokens(
  db: Executor,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<{ refreshToken: string; remembered: boolean } | null> {
  const [session] = await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isLive(now)))
    .returning({ remembered: sessions.remembered });
  if (!session) return null;
  await db.delete(refreshTokens).where(eq(refreshTokens.sessionId, sessionId));
  const refreshToken = newRefreshToken();
  await addRefreshToken(db, { token: refreshToken, sessionId, now });
  return { refreshToken, remembered: session.remembered };
}

/** Ends one session of the user; false when there is none. */
export async function endSession(
  db: Executor,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isLive(now)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of the user. */
export async function endAllSessions(db: Executor, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isLive(now)));
}

/** Ends every session of the user except one, and returns how many. */
export async function endOtherSessions(
  db: Executor,
  userId: string,
  exceptId: string,
  now: Date,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId), isLive(now)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Live sessions of the user, the most recently used first. */
export async function listSessions(db: Executor, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(200);
}
