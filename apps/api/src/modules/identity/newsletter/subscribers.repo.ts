import { type SQL, sql } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { countUpTo, type Executor, queryRows } from "../../../db/executor";

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

export const countSubscribers = (db: Executor, search: string | undefined): Promise<number> =>
  countUpTo(db, 10_000, sql`newsletter_subscribers WHERE ${matchesSearch(search)}`);
