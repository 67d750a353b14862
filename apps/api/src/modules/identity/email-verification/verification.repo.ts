import { createHash } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { emailVerifications } from "../../../db/schema";

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Whether the mailbox of the account has shown that it is the owner's. */
export async function isVerified(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .select({ at: emailVerifications.verifiedAt })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), isNotNull(emailVerifications.verifiedAt)));
  return rows.length > 0;
}

interface NewLink {
  userId: string;
  token: string;
  now: Date;
  expiresAt: Date;
  /** A link that is younger than this is not replaced. */
  pauseEnd: Date;
}

/** Stores a link in place of an older one; false when there is nothing to verify, or one was just sent. */
export async function storeLink(
  db: Executor,
  { userId, token, now, expiresAt, pauseEnd }: NewLink,
): Promise<boolean> {
  const link = { hash: hashOf(token), requestedAt: now, expiresAt };
  const stored = await db
    .insert(emailVerifications)
    .values({ userId, ...link })
    .onConflictDoUpdate({
      target: emailVerifications.userId,
      set: link,
      setWhere: and(isNull(emailVerifications.verifiedAt), lt(emailVerifications.requestedAt, pauseEnd)),
    })
    .returning({ userId: emailVerifications.userId });
  return stored.length > 0;
}

/** Uses a link; gives whose mailbox it has verified, or null when it has expired, was used or never was. */
export async function redeemLink(db: Executor, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(emailVerifications)
    .set({ verifiedAt: now, hash: null })
    .where(and(eq(emailVerifications.hash, hashOf(token)), gt(emailVerifications.expiresAt, now)))
    .returning({ userId: emailVerifications.userId });
  return row?.userId ?? null;
}

/** Notes that the mailbox has shown to be the owner's in another way: by a reset link. */
export async function markVerified(db: Executor, userId: string, now: Date): Promise<void> {
  const verified = { verifiedAt: now, hash: null };
  await db
    .insert(emailVerifications)
    .values({ userId, requestedAt: now, expiresAt: now, ...verified })
    .onConflictDoUpdate({ target: emailVerifications.userId, set: verified });
}
