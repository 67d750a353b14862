import { createHash } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { emailVerifications } from "../../../db/schema";

const hashToken = (token: string) => createHash("sha256").update(token).digest();

/** Whether the user has verified their email address. */
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
  /** Only links that were requested before this time are replaced. */
  replaceableBefore: Date;
}

/** Stores a link in place of an older one; false when the address is verified or a link was just sent. */
export async function storeLink(
  db: Executor,
  { userId, token, now, expiresAt, replaceableBefore }: NewLink,
): Promise<boolean> {
  const link = { hash: hashToken(token), requestedAt: now, expiresAt };
  const stored = await db
    .insert(emailVerifications)
    .values({ userId, ...link })
    .onConflictDoUpdate({
      target: emailVerifications.userId,
      set: link,
      setWhere: and(
        isNull(emailVerifications.verifiedAt),
        lt(emailVerifications.requestedAt, replaceableBefore),
      ),
    })
    .returning({ userId: emailVerifications.userId });
  return stored.length > 0;
}

/** Uses a link and returns the id of the verified user; null when it expired, was used or is unknown. */
export async function redeemLink(db: Executor, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(emailVerifications)
    .set({ verifiedAt: now, hash: null })
    .where(and(eq(emailVerifications.hash, hashToken(token)), gt(emailVerifications.expiresAt, now)))
    .returning({ userId: emailVerifications.userId });
  return row?.userId ?? null;
}

/** Marks the address as verified in another way: through a reset link. */
export async function markVerified(db: Executor, userId: string, now: Date): Promise<void> {
  const verified = { verifiedAt: now, hash: null };
  await db
    .insert(emailVerifications)
    .values({ userId, requestedAt: now, expiresAt: now, ...verified })
    .onConflictDoUpdate({ target: emailVerifications.userId, set: verified });
}
