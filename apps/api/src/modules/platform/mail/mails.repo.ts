import type { JobStatus } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";
import { enqueueJob } from "../jobs";
import type { MailDraft } from "./mail-draft";
import { withinMailLimit } from "./mail-limits";

/** Queues an email in the transaction that causes it, unless its mailbox has reached the limit. */
export async function enqueueMail(db: Executor, mail: MailDraft, now: Date, delayMs = 0): Promise<void> {
  await enqueueJob(db, { kind: "mail", payload: mail, now, delayMs, when: withinMailLimit(mail, now) });
}

/** Deletes an email that was queued at that time. Returns false if a worker has already claimed it. */
export async function cancelQueuedMail(
  db: Executor,
  { kind, recipient, at }: Pick<MailDraft, "kind" | "recipient"> & { at: string },
): Promise<boolean> {
  const deleted = await executeUpdate(
    db,
    sql`
    DELETE FROM jobs
    WHERE kind = 'mail' AND payload->>'kind' = ${kind} AND payload->>'recipient' = ${recipient}
      AND created_at = ${at}::timestamptz AND state = 'waiting' AND claim = 0`,
  );
  return deleted > 0;
}

/** Queues an email in place of one with the same kind, recipient and subject that no worker has claimed. */
export async function replaceQueuedMail(
  db: Executor,
  mail: MailDraft,
  now: Date,
  delayMs: number,
): Promise<void> {
  await db.execute(sql`
    DELETE FROM jobs
    WHERE kind = 'mail' AND payload->>'kind' = ${mail.kind} AND payload->>'recipient' = ${mail.recipient}
      AND payload->>'subject' = ${mail.subject} AND state = 'waiting' AND claim = 0`);
  await enqueueMail(db, mail, now, delayMs);
}

export interface MailRow extends Omit<MailDraft, "html"> {
  id: string;
  createdAt: string;
  sentAt: string | null;
  state: JobStatus;
  attempts: number;
  released: boolean;
  lastError: string | null;
}

const columns = sql`
  id, kind, recipient, subject, body, created_at AS "createdAt", sent_at AS "sentAt", state, attempts, released,
  last_error AS "lastError"`;

/** Emails after a cursor, newest first. */
export function findMailsAfter(
  db: Executor,
  after: CursorPosition | null,
  limit: number,
): Promise<MailRow[]> {
  const isAfter = after ? sql`id < ${after.key}::bigint` : sql`true`;
  return queryRows<MailRow>(
    db,
    sql`SELECT ${columns} FROM mails WHERE ${isAfter} ORDER BY id DESC LIMIT ${limit}`,
  );
}

/** All emails to an address, in any spelling, newest first. */
export function findMailsTo(db: Executor, recipient: string): Promise<MailRow[]> {
  return queryRows<MailRow>(
    db,
    sql`
    SELECT ${columns} FROM mails
    WHERE mailbox_of(recipient) = mailbox_of(${recipient}::text) AND lower(recipient) = lower(${recipient})
    ORDER BY id DESC`,
  );
}

export async function countMails(db: Executor): Promise<number> {
  const row = await queryFirst<{ total: number }>(
    db,
    sql`
    SELECT count(*)::int AS total FROM (SELECT 1 FROM mails LIMIT 1000) AS counted`,
  );
  return row?.total ?? 0;
}
