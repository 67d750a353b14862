import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { recoveryCodes, secondFactors } from "../../../db/schema";
import { hashRecoveryCode } from "./codes";

export type SecondFactor = typeof secondFactors.$inferSelect;

/** Locks a user's second factor, confirmed or not, until the transaction ends. */
export async function lockSecondFactor(db: Executor, userId: string): Promise<SecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for("update");
  return row ?? null;
}

/** Since when the second factor is on and how many recovery codes are left; null while it is off. */
export async function findSecondFactor(
  db: Executor,
  userId: string,
): Promise<{ since: Date; codesLeft: number } | null> {
  const [row] = await db
    .select({
      since: secondFactors.confirmedAt,
      codesLeft: sql<number>`(SELECT count(*)::int FROM recovery_codes WHERE user_id = ${userId})`,
    })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return row?.since ? { since: row.since, codesLeft: row.codesLeft } : null;
}

/** Starts an unconfirmed second factor, replacing an earlier one. */
export async function beginSecondFactor(
  db: Executor,
  { userId, secret, now }: { userId: string; secret: Buffer; now: Date },
): Promise<void> {
  const unconfirmed = {
    secret,
    createdAt: now,
    confirmedAt: null,
    lastStep: 0,
    failures: 0,
    blockedUntil: null,
  };
  await db
    .insert(secondFactors)
    .values({ userId, ...unconfirmed })
    .onConflictDoUpdate({ target: secondFactors.userId, set: unconfirmed });
}

export async function changeSecondFactor(
  db: Executor,
  userId: string,
  change: Partial<Omit<SecondFactor, "userId">>,
): Promise<void> {
  await db.update(secondFactors).set(change).where(eq(secondFactors.userId, userId));
}

/** Turns the second factor off; false when it was not on. */
export async function removeSecondFactor(db: Executor, userId: string): Promise<boolean> {
  const removed = await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return removed.length > 0;
}

export async function storeRecoveryCodes(db: Executor, userId: string, codes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashRecoveryCode(code) })));
}

/** Deletes a recovery code that is being used; false when it doesn't exist. */
export async function deleteRecoveryCode(db: Executor, userId: string, code: string): Promise<boolean> {
  const deleted = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashRecoveryCode(code))))
    .returning({ userId: recoveryCodes.userId });
  return deleted.length > 0;
}
