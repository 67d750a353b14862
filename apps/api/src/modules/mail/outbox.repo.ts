import { sql } from "drizzle-orm";
import { change, type Executor, firstOf, rowsOf } from "../../db/executor";
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
  released: boolean;
  lastError: string | null;
}

const columns = sql`
  id, kind, recipient, subject, body, created_at AS "createdAt", sent_at AS "sentAt", attempts, released, last_error AS "lastError"`;

/** Messages newest first, from a place on. */
export function outboxAfter(db: Executor, after: Place | null, limit: number): Promise<OutboxRow[]> {
  const beyond = after ? sql`id < ${after.key}::bigint` : sql`true`;
  return rowsOf<OutboxRow>(
    db,
    sql`SELECT ${columns} FROM outbox WHERE ${beyond} ORDER BY id DESC LIMIT ${limit}`,
  );
}

/** Every message to an address, newest first. */
export function mailsTo(db: Executor, recipient: string): Promise<OutboxRow[]> {
  return rowsOf<OutboxRow>(
    db,
    sql`SELECT ${columns} FROM outbox WHERE recipient = ${recipient} ORDER BY id DESC`,
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

// Longer than a mail server may take for one message.
const LEASE_MS = 120_000;
// A shop that gets a mail server must not begin by sending what was written weeks ago.
const FRESH_MS = 86_400_000;
const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** Whether a message goes out by itself: it is young, or somebody has said so. */
export function isHeld(
  { createdAt, released }: Pick<OutboxRow, "createdAt" | "released">,
  now: Date,
): boolean {
  return !released && new Date(createdAt).getTime() <= now.getTime() - FRESH_MS;
}

/**
 * The next message that is due, for this process alone until the lease ends. A try counts from its beginning, so that a
 * message on which processes die is not tried for ever.
 */
export async function leaseDueMail(db: Executor, now: Date): Promise<OutboxRow | null> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const row = await firstOf<OutboxRow>(
    db,
    sql`
      UPDATE outbox SET leased_until = ${until}, attempts = attempts + 1
      WHERE id = (
        SELECT id FROM outbox
        WHERE sent_at IS NULL AND attempts < ${MAX_ATTEMPTS} AND next_attempt_at <= ${now.toISOString()}
          AND (leased_until IS NULL OR leased_until < ${now.toISOString()})
          AND (released OR created_at > ${before(now, FRESH_MS)})
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING ${columns}`,
  );
  return row ?? null;
}

export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE outbox SET sent_at = ${now.toISOString()}, leased_until = NULL, last_error = NULL WHERE id = ${id}`);
}

/** Notes a failure; the pause before the next try doubles each time, from half a minute on, and is never quite the same. */
export async function markFailed(db: Executor, mail: OutboxRow, reason: string, now: Date): Promise<void> {
  const pause = 30_000 * 2 ** (mail.attempts - 1) * (0.9 + Math.random() / 10);
  const next = new Date(now.getTime() + pause);
  await db.execute(sql`
    UPDATE outbox SET leased_until = NULL, last_error = ${reason.slice(0, 500)},
      next_attempt_at = ${next.toISOString()}
    WHERE id = ${mail.id}`);
}

/** Has a message sent that failed for good or waits for a decision; false when there is none to send. */
export async function releaseMail(db: Executor, id: string, now: Date): Promise<boolean> {
  const released = await change(
    db,
    sql`
      UPDATE outbox SET released = true, attempts = 0, next_attempt_at = ${now.toISOString()}
      WHERE id = ${id}::bigint AND sent_at IS NULL`,
  );
  return released === 1;
}
