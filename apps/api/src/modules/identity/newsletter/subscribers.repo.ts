import { type SQL, sql } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";

export interface SubscriberRow {
  email: string;
  createdAt: string;
  /** Stands in for an id, which subscribers do not have. */
  mark: string;
}

const mark = sql`left(md5(email), 24)`;

function matches(search: string | undefined): SQL {
  return search ? sql`email LIKE ${`%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`}` : sql`true`;
}

/** Subscribers newest first, from a place on. */
export function subscribersAfter(
  db: Executor,
  search: string | undefined,
  after: CursorPosition | null,
  limit: number,
): Promise<SubscriberRow[]> {
  const beyond = after ? sql`(created_at, ${mark}) < (${after.key}::timestamptz, ${after.id})` : sql`true`;
  return queryRows<SubscriberRow>(
    db,
    sql`
    SELECT email, created_at AS "createdAt", ${mark} AS mark FROM newsletter_subscribers
    WHERE ${matches(search)} AND ${beyond} ORDER BY created_at DESC, ${mark} DESC LIMIT ${limit}`,
  );
}

// Beyond this the exact number helps nobody and costs a scan.
const COUNTED_UP_TO = 10_000;

export async function countSubscribers(db: Executor, search: string | undefined): Promise<number> {
  const row = await queryFirst<{ total: number }>(
    db,
    sql`
    SELECT count(*)::int AS total
    FROM (SELECT 1 FROM newsletter_subscribers WHERE ${matches(search)} LIMIT ${COUNTED_UP_TO}) AS counted`,
  );
  return row?.total ?? 0;
}
