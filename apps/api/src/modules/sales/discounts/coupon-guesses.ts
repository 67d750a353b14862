import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";

/** Codes that there are not which a customer may try within an hour. */
const FREE_GUESSES = 20;
const HOUR_MS = 3_600_000;

export const TOO_MANY_CODES = "Too many attempts. Please try again in an hour";

interface Guess {
  userId: string;
  code: string;
  now: Date;
}

const hourAgo = (now: Date) => new Date(now.getTime() - HOUR_MS).toISOString();

/** Whether somebody has tried so many codes that the next one is not looked at. */
export async function hasTooManyGuesses(
  db: Executor,
  { userId, now }: Pick<Guess, "userId" | "now">,
): Promise<boolean> {
  const row = await queryFirst(
    db,
    sql`
    SELECT FROM coupon_guesses
    WHERE user_id = ${userId} AND wrong >= ${FREE_GUESSES} AND since > ${hourAgo(now)}::timestamptz`,
  );
  return row !== undefined;
}

/** Counts a code that there is not. The same one again, which a changed cart asks about, is no other guess. */
export async function recordWrongCode(db: Executor, { userId, code, now }: Guess): Promise<void> {
  const isOver = sql`known.since <= ${hourAgo(now)}::timestamptz`;
  await executeUpdate(
    db,
    sql`
    INSERT INTO coupon_guesses AS known (user_id, wrong, last_code, since)
    SELECT id, 1, ${code}, ${now.toISOString()}::timestamptz FROM users WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET last_code = excluded.last_code,
      wrong = CASE WHEN ${isOver} THEN 1 ELSE known.wrong + (known.last_code <> excluded.last_code)::int END,
      since = CASE WHEN ${isOver} THEN excluded.since ELSE known.since END`,
  );
}
