import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import type { MailDraft } from "./mail-draft";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Cap {
  most: number;
  withinMs: number;
}

/** Most messages of a kind to one mailbox: anybody can name a stranger's address, or register with it. */
const CAPS: Record<string, Cap> = {
  newsletter_confirmation: { most: 3, withinMs: DAY_MS },
  verify_address: { most: 3, withinMs: DAY_MS },
  back_in_stock: { most: 20, withinMs: DAY_MS },
  new_device: { most: 5, withinMs: DAY_MS },
  test_mail: { most: 10, withinMs: HOUR_MS },
  // By the hour, as long as a link lives: whoever has used it up for somebody has left them a link that works.
  password_reset: { most: 5, withinMs: HOUR_MS },
};
const OF_ANY_KIND: Cap = { most: 50, withinMs: DAY_MS };

type Addressed = Pick<MailDraft, "kind" | "recipient">;

/** A condition: the mailbox may get one more message of this kind. */
export function withinMailLimit({ kind, recipient }: Addressed, now: Date): SQL {
  const { most, withinMs } = CAPS[kind] ?? OF_ANY_KIND;
  const since = new Date(now.getTime() - withinMs).toISOString();
  return sql`is_within_mail_limit(${recipient}, ${kind}, ${since}::timestamptz, ${most})`;
}

/** Whether the mailbox may get one more; whoever else asks for it waits until this transaction has ended. */
export async function isWithinMailLimit(db: Executor, mail: Addressed, now: Date): Promise<boolean> {
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('mailbox ' || mailbox_of(${mail.recipient}::text), 0))`,
  );
  const row = await queryFirst<{ room: boolean }>(db, sql`SELECT ${withinMailLimit(mail, now)} AS room`);
  return row?.room ?? false;
}
