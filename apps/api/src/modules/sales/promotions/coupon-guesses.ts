import { sql } from "drizzle-orm";
import { createKeyedMutex } from "../../../core/concurrency";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";

/** Unknown coupon codes that a customer may try per hour. */
const MAX_WRONG_CODES = 20;
const HOUR_MS = 3_600_000;

interface Guess {
  /** Id of the customer; for a visitor without an account, the network. */
  guesser: string;
  code: string;
  now: Date;
}

/** Tries the codes of a guesser one after the other. Tried at once, all of them would be checked before one is counted. */
export const inTurnOfGuesser = createKeyedMutex();

const hourAgo = (now: Date) => new Date(now.getTime() - HOUR_MS).toISOString();

/** Whether the customer has tried too many unknown codes in the last hour. */
export async function hasTooManyGuesses(
  db: Executor,
  { guesser, now }: Pick<Guess, "guesser" | "now">,
): Promise<boolean> {
  const row = await queryFirst(
    db,
    sql`
    SELECT FROM coupon_guesses
    WHERE user_id = ${guesser} AND wrong >= ${MAX_WRONG_CODES} AND since > ${hourAgo(now)}::timestamptz`,
  );
  return row !== undefined;
}

/** Counts an unknown code. Repeating the last code does not count, because a changed cart checks it again. */
export async function recordWrongCode(db: Executor, { guesser, code, now }: Guess): Promise<void> {
  const isExpired = sql`previous.since <= ${hourAgo(now)}::timestamptz`;
  await executeUpdate(
    db,
    sql`
    INSERT INTO coupon_guesses AS previous (user_id, wrong, last_code, since)
    VALUES (${guesser}, 1, ${code}, ${now.toISOString()}::timestamptz)
    ON CONFLICT (user_id) DO UPDATE SET last_code = excluded.last_code,
      wrong = CASE WHEN ${isExpired} THEN 1 ELSE previous.wrong + (previous.last_code <> excluded.last_code)::int END,
      since = CASE WHEN ${isExpired} THEN excluded.since ELSE previous.since END`,
  );
}
