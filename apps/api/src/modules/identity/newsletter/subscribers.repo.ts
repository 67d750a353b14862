import { type SQL, sql } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";

export interface SubscriberRow {
  email: string;
  createdAt: string;
  /** Used as an id, which subscribers don't have. */
  mark: string;
}

const mark = sql`left(md5(email), 24)`;

function matchesSearch(search: string | undefined): SQL {
  return search ? sql`email LIKE ${`%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`}` : sql`true`;
}

/** Subscribers after a cursor, newest first. */
export function subscribersAfter(
  db: Executor,
  search: string | undefined,
  after: CursorPosition | null,
  limit: number,
): Promise<SubscriberRow[]> {
  const isAfter = after ? sql`(created_at, ${mark}) < (${after.key}::timestamptz, ${after.id})` : sql`true`;
  return queryRows<SubscriberRow>(
    db,
    sql`
    SELECT email, created_at AS "createdAt", ${mark} AS mark FROM newsletter_subscribers
    WHERE ${matchesSearch(search)} AND ${isAfter} ORDER BY created_at DESC, ${mark} DESC LIMIT ${limit}`,
  );
}

// An exact count above this isn't worth a full scan.
const MAX_COUNT = 10_000;

export async function countSubscribers(db: Executor, search: string | undefined): Promise<number> {
  const row = await queryFirst<{ total: number }>(
    db,
    sql`
    SELECT count(*)::int AS total
    FROM (SELECT 1 FROM newsletter_subscribers WHERE ${matchesSearch(search)} LIMIT ${MAX_COUNT}) AS counted`,
  );
  return row?.total ?? 0;
}
