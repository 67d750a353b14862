import { and, desc, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import type { Executor } from "../../db/executor";
import { refreshTokens, sessions, users } from "../../db/schema";
import { newId } from "../../ids";
import { hashRefreshToken, newRefreshToken } from "./refresh-token";

const DAY_MS = 86_400_000;
const REMEMBERED_MS = 30 * DAY_MS;

/** How long a session lives without being used. */
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

/** Opens a session with its first refresh token and forgets the user's dead ones. */
export async function openSession(db: Executor, { now, ...given }: NewSession) {
  const expiresAt = new Date(now.getTime() + sessionLifetime(given.remembered));
  const id = newId(now);
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, given.userId),
        or(lt(sessions.expiresAt, now), lt(sessions.endedAt, daysAgo(now, 1))),
      ),
    );
  await db.insert(sessions).values({ id, ...given, createdAt: now, lastSeenAt: now, expiresAt });
  return { sessionId: id, refreshToken: await addRefreshToken(db, id, now) };
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** A further refresh token of the session. */
export async function addRefreshToken(db: Executor, sessionId: string, now: Date): Promise<string> {
  const token = newRefreshToken();
  await db.insert(refreshTokens).values({ hash: hashRefreshToken(token), sessionId, issuedAt: now });
  return token;
}

/** The token, its session and user, locked so that two uses of one token take turns. */
export async function findRefreshToken(db: Executor, token: string) {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hashRefreshToken(token)))
    .for("update", { of: sessions });
  return row ?? null;
}

/** Marks a token as used and keeps its session alive. */
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

/** Ends every session of the user but one. */
export async function endOtherSessions(
  db: Executor,
  userId: string,
  keptId: string,
  now: Date,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId), isLive(now)))
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
