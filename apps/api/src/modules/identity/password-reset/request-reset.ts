import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { enqueueMail, isWithinMailLimit, passwordResetMail, toSenderProfile } from "../../platform/mail";
import type { IdentityContext } from "../context";
import { hashToken } from "./reset-password";

const LINK_LIFETIME_MS = 3_600_000;
const MIN_INTERVAL_MS = 60_000;

/** Queues an email with a reset link if the address is known. The caller can't tell whether it is. */
export async function requestReset(
  context: IdentityContext,
  { email, origin }: { email: string; origin: string },
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const token = randomBytes(32).toString("base64url");
  const expires = new Date(now.getTime() + LINK_LIFETIME_MS).toISOString();
  const replaceableBefore = new Date(now.getTime() - MIN_INTERVAL_MS).toISOString();
  await inTransaction(db, async (tx) => {
    // A link that can't be sent must not replace one that was sent.
    if (!(await isWithinMailLimit(tx, { kind: "password_reset", recipient: email }, now))) return;
    // The row lock waits for a concurrent change of the address.
    // A new link replaces the old one at most once a minute, so that a mailbox can't be flooded.
    const stored = await queryFirst<{ email: string }>(
      tx,
      sql`
      WITH stored AS (
        INSERT INTO password_resets AS current (user_id, hash, requested_at, expires_at)
        SELECT id, ${hashToken(token)}, ${now.toISOString()}::timestamptz, ${expires}::timestamptz
        FROM users WHERE lower(users.email) = lower(${email}) FOR NO KEY UPDATE
        ON CONFLICT (user_id) DO UPDATE
        SET hash = excluded.hash, requested_at = excluded.requested_at, expires_at = excluded.expires_at
        WHERE current.requested_at < ${replaceableBefore}::timestamptz
        RETURNING user_id
      )
      SELECT email FROM users JOIN stored ON stored.user_id = users.id`,
    );
    if (!stored) return;
    const link = `${origin}/reset-password?token=${token}`;
    await enqueueMail(tx, passwordResetMail(stored.email, link, toSenderProfile(context)), now);
  });
}
