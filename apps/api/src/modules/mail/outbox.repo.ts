import { sql } from "drizzle-orm";
import { type Executor, firstOf, rowsOf } from "../../db/executor";
import type { Place } from "../../keyset";
import { roomFor } from "./mail-caps";
import type { MailDraft } from "./templates";

/** Puts a message into the outbox, in the transaction of whatever it tells about, unless its mailbox has had its share. */
export async function putIntoOutbox(db: Executor, mail: MailDraft, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    INSERT INTO outbox (kind, recipient, subject, body, created_at, next_attempt_at)
    SELECT ${mail.kind}, ${mail.recipient}, ${mail.subject}, ${mail.body}, ${at}::timestamptz, ${at}::timestamptz
    WHERE ${roomFor(mail, now)}`);
}

/** After this many failures a message is left for a person to look at. */
export const MAX_ATTEMPTS = 8;

export interface OutboxRow extends MailDraft {
  id: string;
  createdAt: string;
  sentAt: string | null;
  attempts: number;
  lastError: string | null;
}

const columns = sql`
  id, kind, recipient, subject, body, created_at AS "createdAt", sent_at AS "sentAt", attempts, last_error AS "lastError"`;

/** Messages newest first, from a place on. */
export function outboxAfter(db: Executor, after: Place | null, limit: number): Promise<OutboxRow[]> {
  const beyond = after ? sql`id < ${after.key}::bigint` : sql`true`;
  return rowsOf<OutboxRow>(
    db,
    sql`SELECT ${columns} FROM outbox WHERE ${beyond} ORDER BY id DESC LIMIT ${limit}`,
  );
}

export async function countOutbox(db: Executor): Promise<number> {
  const row = await firstOf<{ total: number }>(
    db,
    sql`
    SELECT count(*)::int AS total FROM (SELECT 1 FROM outbox LIMIT 1000) AS counted`,
  );
  return row?.total ?? 0;
}

/** The next message that is due, held so that no other process sends it too. */
export async function lockDueMail(db: Executor, now: Date): Promise<OutboxRow | null> {
  const row = await firstOf<OutboxRow>(
    db,
    sql`
    SELECT ${columns} FROM outbox
    WHERE sent_at IS NULL AND attempts < ${MAX_ATTEMPTS} AND next_attempt_at <= ${now.toISOString()}
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return row ?? null;
}

export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE outbox SET sent_at = ${now.toISOString()}, attempts = attempts + 1, last_error = NULL WHERE id = ${id}`);
}

/** Notes a failure; the pause before the next try doubles each time, from half a minute on. */
export async function markFailed(db: Executor, mail: OutboxRow, reason: string, now: Date): Promise<void> {
  const next = new Date(now.getTime() + 30_000 * 2 ** mail.attempts);
  await db.execute(sql`
    UPDATE outbox SET attempts = attempts + 1, last_error = ${reason.slice(0, 500)},
      next_attempt_at = ${next.toISOString()}
    WHERE id = ${mail.id}`);
}
