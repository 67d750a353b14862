import type { Sql } from "../../db/sql";
import type { Place } from "../../keyset";
import type { MailDraft } from "./templates";

/** Puts a message into the outbox, in the transaction of whatever it tells about. */
export async function putIntoOutbox(sql: Sql, mail: MailDraft, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`
    INSERT INTO outbox (kind, recipient, subject, body, created_at, next_attempt_at)
    VALUES (${mail.kind}, ${mail.recipient}, ${mail.subject}, ${mail.body}, ${at}, ${at})`;
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

const columns = (sql: Sql) => sql`
  id, kind, recipient, subject, body, created_at AS "createdAt", sent_at AS "sentAt", attempts, last_error AS "lastError"`;

/** Messages newest first, from a place on. */
export function listOutbox(sql: Sql, after: Place | null, limit: number): Promise<OutboxRow[]> {
  const beyond = after ? sql`id < ${after.key}::bigint` : sql`true`;
  return sql<OutboxRow[]>`SELECT ${columns(sql)} FROM outbox WHERE ${beyond} ORDER BY id DESC LIMIT ${limit}`;
}

export async function countOutbox(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    SELECT count(*)::int AS total FROM (SELECT 1 FROM outbox LIMIT 1000) AS counted`;
  return row?.total ?? 0;
}

/** The next message that is due, held so that no other process sends it too. */
export async function lockDueMail(sql: Sql, now: Date): Promise<OutboxRow | null> {
  const [row] = await sql<OutboxRow[]>`
    SELECT ${columns(sql)} FROM outbox
    WHERE sent_at IS NULL AND attempts < ${MAX_ATTEMPTS} AND next_attempt_at <= ${now.toISOString()}
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

export async function markSent(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`
    UPDATE outbox SET sent_at = ${now.toISOString()}, attempts = attempts + 1, last_error = NULL WHERE id = ${id}`;
}

/** Notes a failure; the pause before the next try doubles each time, from half a minute on. */
export async function markFailed(sql: Sql, mail: OutboxRow, reason: string, now: Date): Promise<void> {
  const next = new Date(now.getTime() + 30_000 * 2 ** mail.attempts);
  await sql`
    UPDATE outbox SET attempts = attempts + 1, last_error = ${reason.slice(0, 500)},
      next_attempt_at = ${next.toISOString()}
    WHERE id = ${mail.id}`;
}
