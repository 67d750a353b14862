import { sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Most rows of one kind that one transaction removes, so that nobody waits long for its locks. */
const MOST_ROWS = 2_000;

export type RemovedCounts = Record<string, number>;

/** Removes what has had its day, a bounded number of each kind. */
export async function deleteExpiredRows(db: Executor, now: Date, most = MOST_ROWS): Promise<RemovedCounts> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return {
    // A client that repeats a call does so within minutes; a week covers a phone that was off.
    idempotency_keys: await executeUpdate(
      db,
      sql`
      DELETE FROM idempotency_keys WHERE (user_id, key) IN (
        SELECT user_id, key FROM idempotency_keys WHERE created_at < ${before(7 * DAY_MS)} LIMIT ${most})`,
    ),
    // Refresh tokens go with their session.
    sessions: await executeUpdate(
      db,
      sql`
      DELETE FROM sessions WHERE id IN (
        (SELECT id FROM sessions WHERE expires_at < ${before(DAY_MS)} LIMIT ${most})
        UNION
        (SELECT id FROM sessions WHERE ended_at < ${before(DAY_MS)} LIMIT ${most}))`,
    ),
    // A used token is kept to know a thief by; after a month it is refused like any unknown one.
    refresh_tokens: await executeUpdate(
      db,
      sql`
      DELETE FROM refresh_tokens WHERE hash IN (
        SELECT hash FROM refresh_tokens WHERE replaced_at < ${before(30 * DAY_MS)} LIMIT ${most})`,
    ),
    sign_in_failures: await executeUpdate(
      db,
      sql`
      DELETE FROM sign_in_failures WHERE (account, address) IN (
        SELECT account, address FROM sign_in_failures WHERE last_at < ${before(HOUR_MS)} LIMIT ${most})`,
    ),
    coupon_guesses: await executeUpdate(
      db,
      sql`
      DELETE FROM coupon_guesses WHERE user_id IN (
        SELECT user_id FROM coupon_guesses WHERE since < ${before(HOUR_MS)} LIMIT ${most})`,
    ),
    // A season away, and the owner is a stranger there again.
    known_networks: await executeUpdate(
      db,
      sql`
      DELETE FROM known_networks WHERE (user_id, hash) IN (
        SELECT user_id, hash FROM known_networks WHERE last_at < ${before(90 * DAY_MS)} LIMIT ${most})`,
    ),
    password_resets: await executeUpdate(
      db,
      sql`
      DELETE FROM password_resets WHERE user_id IN (
        SELECT user_id FROM password_resets WHERE expires_at < ${before(DAY_MS)} LIMIT ${most})`,
    ),
    // Nobody still waits for what has not come back in a year.
    stock_watches: await executeUpdate(
      db,
      sql`
      DELETE FROM stock_watches WHERE (product_id, variant_id, user_id) IN (
        SELECT product_id, variant_id, user_id FROM stock_watches WHERE created_at < ${before(365 * DAY_MS)} LIMIT ${most})`,
    ),
    // A second step that was begun and never confirmed.
    second_factors: await executeUpdate(
      db,
      sql`
      DELETE FROM second_factors WHERE user_id IN (
        SELECT user_id FROM second_factors WHERE confirmed_at IS NULL AND created_at < ${before(DAY_MS)} LIMIT ${most})`,
    ),
    // Mail that was never sent stays until somebody has looked at it.
    mails: await executeUpdate(
      db,
      sql`
      DELETE FROM jobs WHERE id IN (
        SELECT id FROM jobs WHERE finished_at < ${before(90 * DAY_MS)} AND kind = 'mail' AND state = 'done'
        LIMIT ${most})`,
    ),
    // Bounds of messages look back for a day.
    erased_mails: await executeUpdate(
      db,
      sql`
      DELETE FROM erased_mails WHERE id IN (
        SELECT id FROM erased_mails WHERE created_at < ${before(DAY_MS)} LIMIT ${most})`,
    ),
    // What comes again has no end; what has failed for good stays until somebody has looked at it.
    jobs: await executeUpdate(
      db,
      sql`
      DELETE FROM jobs WHERE id IN (
        SELECT id FROM jobs WHERE finished_at < ${before(30 * DAY_MS)} AND kind <> 'mail' AND recurring_key IS NULL
          AND state IN ('done', 'cancelled')
        LIMIT ${most})`,
    ),
    // Fetched within the day, or made again.
    job_files: await executeUpdate(
      db,
      sql`
      DELETE FROM job_files WHERE (job_id, part) IN (
        SELECT job_id, part FROM job_files JOIN jobs ON jobs.id = job_id
        WHERE finished_at < ${before(DAY_MS)} AND state IN ('done', 'cancelled') LIMIT ${most})`,
    ),
  };
}
