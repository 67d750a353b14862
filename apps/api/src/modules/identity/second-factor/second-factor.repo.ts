import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { recoveryCodes, secondFactors } from "../../../db/schema";
import { hashRecoveryCode } from "./codes";

export type SecondFactor = typeof secondFactors.$inferSelect;

/** The second factor of a user, begun or confirmed, locked until the transaction ends. */
export async function lockSecondFactor(db: Executor, userId: string): Promise<SecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for("update");
  return row ?? null;
}

/** Since when the second step is on, and how many recovery codes are left; null while it is off. */
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

/** Begins a second factor in place of one that was begun before. */
export async function beginSecondFactor(
  db: Executor,
  { userId, secret, now }: { userId: string; secret: Buffer; now: Date },
): Promise<void> {
  const begun = { secret, createdAt: now, confirmedAt: null, lastStep: 0, failures: 0, blockedUntil: null };
  await db
    .insert(secondFactors)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: secondFactors.userId, set: begun });
}

export async function changeSecondFactor(
  db: Executor,
  userId: string,
  change: Partial<Omit<SecondFactor, "userId">>,
): Promise<void> {
  await db.update(secondFactors).set(change).where(eq(secondFactors.userId, userId));
}

/** Turns the second step off; false when it was not on. */
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

/** Uses a recovery code up; false when there is none such. */
export async function spendRecoveryCode(db: Executor, userId: string, code: string): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashRecoveryCode(code))))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}
