import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import type { MailDraft } from "./mail-draft";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface MailLimit {
  max: number;
  withinMs: number;
}

/** Limits per mailbox and kind, because anyone can enter a stranger's address. */
const LIMITS: Record<string, MailLimit> = {
  newsletter_confirmation: { max: 3, withinMs: DAY_MS },
  verify_address: { max: 3, withinMs: DAY_MS },
  wishlist_news: { max: 3, withinMs: DAY_MS },
  back_in_stock: { max: 20, withinMs: DAY_MS },
  new_device: { max: 5, withinMs: DAY_MS },
  test_mail: { max: 10, withinMs: HOUR_MS },
  staff_invitation: { max: 5, withinMs: DAY_MS },
  // Per hour, like the lifetime of a link: a mailbox at its limit has a link that works.
  password_reset: { max: 5, withinMs: HOUR_MS },
};
const DEFAULT_LIMIT: MailLimit = { max: 50, withinMs: DAY_MS };

type Addressed = Pick<MailDraft, "kind" | "recipient">;

/** SQL condition: the mailbox may get one more email of this kind. */
export function withinMailLimit({ kind, recipient }: Addressed, now: Date): SQL {
  const { max, withinMs } = LIMITS[kind] ?? DEFAULT_LIMIT;
  const since = new Date(now.getTime() - withinMs).toISOString();
  return sql`is_within_mail_limit(${recipient}, ${kind}, ${since}::timestamptz, ${max})`;
}

/** Whether the mailbox may get one more email. Locks the mailbox until the transaction ends. */
export async function isWithinMailLimit(db: Executor, mail: Addressed, now: Date): Promise<boolean> {
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('mailbox ' || mailbox_of(${mail.recipient}::text), 0))`,
  );
  const row = await queryFirst<{ allowed: boolean }>(
    db,
    sql`SELECT ${withinMailLimit(mail, now)} AS allowed`,
  );
  return row?.allowed ?? false;
}
