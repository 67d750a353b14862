import type { SettingValues } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";
import { users } from "../../../db/schema";

const GRACE_MS = 7 * 86_400_000;

/** Whether the shop requires two-step verification of its staff. */
export const requiresSecondFactor = (settings: Readonly<SettingValues>): boolean =>
  isTrading(settings) && settings.staffSecondFactor === "required";

// Turning the setting on again begins a new week.
const REQUIRED_SINCE = sql`
  coalesce((SELECT updated_at FROM settings WHERE key = 'staffSecondFactor'), '-infinity'::timestamptz)`;

/** SQL condition on `users`: the week to set up two-step verification is over. */
export function isSetupOverdue(settings: Readonly<SettingValues>, now: Date): SQL {
  if (!requiresSecondFactor(settings)) return sql`false`;
  const askedBefore = new Date(now.getTime() - GRACE_MS).toISOString();
  return sql`(role = 'Admin' AND coalesce(second_factor_asked_at <= ${askedBefore}::timestamptz
    AND second_factor_asked_at >= ${REQUIRED_SINCE}, false))`;
}

interface SignedIn {
  userId: string;
  settings: Readonly<SettingValues>;
  now: Date;
}

/** Notes that a person of staff was asked to set up two-step verification, when they first use the shop since it is required. */
export async function askForSecondFactor(tx: Executor, { userId, settings, now }: SignedIn): Promise<void> {
  if (!requiresSecondFactor(settings)) return;
  await executeUpdate(
    tx,
    sql`
    UPDATE users SET second_factor_asked_at = ${now.toISOString()}::timestamptz
    WHERE id = ${userId} AND role = 'Admin'
      AND (second_factor_asked_at IS NULL OR second_factor_asked_at < ${REQUIRED_SINCE})
      AND NOT EXISTS (SELECT FROM second_factors WHERE user_id = users.id AND confirmed_at IS NOT NULL)`,
  );
}

/** Ends the request to set up two-step verification. */
export async function endSetup(tx: Executor, userId: string): Promise<void> {
  await tx.update(users).set({ secondFactorAskedAt: null }).where(eq(users.id, userId));
}

/** When the account will be limited to setting up two-step verification; null if it won't. */
export async function findSetupDeadline(
  db: Executor,
  { userId, settings }: Pick<SignedIn, "userId" | "settings">,
): Promise<Date | null> {
  if (!requiresSecondFactor(settings)) return null;
  const row = await queryFirst<{ askedAt: string }>(
    db,
    sql`
    SELECT second_factor_asked_at AS "askedAt" FROM users
    WHERE id = ${userId} AND role = 'Admin' AND second_factor_asked_at >= ${REQUIRED_SINCE}`,
  );
  return row ? new Date(new Date(row.askedAt).getTime() + GRACE_MS) : null;
}
