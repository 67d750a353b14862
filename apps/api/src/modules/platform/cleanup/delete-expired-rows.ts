import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Rows per table that one transaction deletes, so that its locks are short. */
const MAX_ROWS = 2_000;

export type RemovedCounts = Record<string, number>;

/** Deletes expired rows, up to a limit per table. */
export async function deleteExpiredRows(db: Executor, now: Date, limit = MAX_ROWS): Promise<RemovedCounts> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return {
    // Clients repeat a request within minutes; a week covers a phone that was off.
    idempotency_keys: await executeUpdate(
      db,
      sql`
      DELETE FROM idempotency_keys WHERE (user_id, key) IN (
        SELECT user_id, key FROM idempotency_keys WHERE created_at < ${before(7 * DAY_MS)} LIMIT ${limit})`,
    ),
    guest_keys: await executeUpdate(
      db,
      sql`
      DELETE FROM guest_keys WHERE (scope, key) IN (
        SELECT scope, key FROM guest_keys WHERE created_at < ${before(7 * DAY_MS)} LIMIT ${limit})`,
    ),
    // The limits of guests look back one day at most.
    guest_order_counts: await executeUpdate(
      db,
      sql`
      DELETE FROM guest_order_counts WHERE id IN (
        SELECT id FROM guest_order_counts WHERE created_at < ${before(DAY_MS)} LIMIT ${limit})`,
    ),
    // Refresh tokens are deleted with their session.
    sessions: await executeUpdate(
      db,
      sql`
      DELETE FROM sessions WHERE id IN (
        (SELECT id FROM sessions WHERE expires_at < ${before(DAY_MS)} LIMIT ${limit})
        UNION
        (SELECT id FROM sessions WHERE ended_at < ${before(DAY_MS)} LIMIT ${limit}))`,
    ),
    // A reused token reveals a theft; after a month it is refused like an unknown one.
    refresh_tokens: await executeUpdate(
      db,
      sql`
      DELETE FROM refresh_tokens WHERE hash IN (
        SELECT hash FROM refresh_tokens WHERE replaced_at < ${before(30 * DAY_MS)} LIMIT ${limit})`,
    ),
    sign_in_failures: await executeUpdate(
      db,
      sql`
      DELETE FROM sign_in_failures WHERE (account, address) IN (
        SELECT account, address FROM sign_in_failures WHERE last_at < ${before(HOUR_MS)} LIMIT ${limit})`,
    ),
    coupon_guesses: await executeUpdate(
      db,
      sql`
      DELETE FROM coupon_guesses WHERE user_id IN (
        SELECT user_id FROM coupon_guesses WHERE since < ${before(HOUR_MS)} LIMIT ${limit})`,
    ),
    // A network without a sign-in for 90 days counts as unknown again.
    known_networks: await executeUpdate(
      db,
      sql`
      DELETE FROM known_networks WHERE (user_id, hash) IN (
        SELECT user_id, hash FROM known_networks WHERE last_at < ${before(90 * DAY_MS)} LIMIT ${limit})`,
    ),
    password_resets: await executeUpdate(
      db,
      sql`
      DELETE FROM password_resets WHERE user_id IN (
        SELECT user_id FROM password_resets WHERE expires_at < ${before(DAY_MS)} LIMIT ${limit})`,
    ),
    // A month shows the staff which invitations were not accepted.
    staff_invitations: await executeUpdate(
      db,
      sql`
      DELETE FROM staff_invitations WHERE id IN (
        SELECT id FROM staff_invitations WHERE expires_at < ${before(30 * DAY_MS)} LIMIT ${limit})`,
    ),
    // A year is longer than a customer waits for a product.
    stock_watches: await executeUpdate(
      db,
      sql`
      DELETE FROM stock_watches WHERE (product_id, variant_id, user_id) IN (
        SELECT product_id, variant_id, user_id FROM stock_watches WHERE created_at < ${before(365 * DAY_MS)} LIMIT ${limit})`,
    ),
    // Setups of two-step verification that were never confirmed.
    second_factors: await executeUpdate(
      db,
      sql`
      DELETE FROM second_factors WHERE user_id IN (
        SELECT user_id FROM second_factors WHERE confirmed_at IS NULL AND created_at < ${before(DAY_MS)} LIMIT ${limit})`,
    ),
    // Unsent mail stays until an Admin has seen it.
    mails: await executeUpdate(
      db,
      sql`
      DELETE FROM jobs WHERE id IN (
        SELECT id FROM jobs WHERE finished_at < ${before(90 * DAY_MS)} AND kind = 'mail' AND state = 'done'
        LIMIT ${limit})`,
    ),
    // A month is enough to find a message that was marked as spam by mistake. The privacy page promises two years for others.
    contact_messages: await executeUpdate(
      db,
      sql`
      DELETE FROM contact_messages WHERE id IN (
        SELECT id FROM contact_messages
        WHERE created_at < CASE state WHEN 'spam' THEN ${before(30 * DAY_MS)} ELSE ${before(730 * DAY_MS)} END::timestamptz
        LIMIT ${limit})`,
    ),
    // Mail limits look back one day at most.
    erased_mails: await executeUpdate(
      db,
      sql`
      DELETE FROM erased_mails WHERE id IN (
        SELECT id FROM erased_mails WHERE created_at < ${before(DAY_MS)} LIMIT ${limit})`,
    ),
    // Recurring jobs have no end; dead jobs stay until an Admin has seen them.
    jobs: await executeUpdate(
      db,
      sql`
      DELETE FROM jobs WHERE id IN (
        SELECT id FROM jobs WHERE finished_at < ${before(30 * DAY_MS)} AND kind <> 'mail' AND recurring_key IS NULL
          AND state IN ('done', 'cancelled')
        LIMIT ${limit})`,
    ),
    // A program that was off for a month reads everything again.
    change_log: await deleteChanges(db, before(30 * DAY_MS), limit),
    webhook_deliveries: await executeUpdate(
      db,
      sql`
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM webhook_deliveries WHERE created_at < ${before(30 * DAY_MS)} LIMIT ${limit})`,
    ),
    // Users download a file within a day, or create it again.
    job_files: await executeUpdate(
      db,
      sql`
      DELETE FROM job_files WHERE (job_id, part) IN (
        SELECT job_id, part FROM job_files JOIN jobs ON jobs.id = job_id
        WHERE finished_at < ${before(DAY_MS)} AND state IN ('done', 'cancelled') LIMIT ${limit})`,
    ),
  };
}

/** Deletes the oldest changes. Cursors before the last one of them expire. */
async function deleteChanges(db: Executor, before: string, limit: number): Promise<number> {
  const row = await queryFirst<{ deleted: number }>(
    db,
    sql`
    WITH deleted AS (
      DELETE FROM change_log
      WHERE at < ${before} AND id IN (SELECT id FROM change_log ORDER BY id LIMIT ${limit})
      RETURNING transaction_id
    ), expired AS (
      UPDATE change_log_state SET deleted_until = greatest(deleted_until, newest)
      FROM (SELECT transaction_id AS newest FROM deleted ORDER BY 1 DESC LIMIT 1) AS last
    )
    SELECT count(*)::int AS deleted FROM deleted`,
  );
  return row?.deleted ?? 0;
}
