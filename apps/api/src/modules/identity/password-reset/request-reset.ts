import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { enqueueMail, isWithinMailLimit, passwordResetMail, toSenderProfile } from "../../platform/mail";
import type { IdentityContext } from "../context";
import { hashOf } from "./reset-password";

const LINK_LIFETIME_MS = 3_600_000;
const PAUSE_MS = 60_000;

/** Puts a reset link into the outbox if the address is known; the caller cannot tell whether it was. */
export async function requestReset(
  context: IdentityContext,
  { email, origin }: { email: string; origin: string },
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const token = randomBytes(32).toString("base64url");
  const expires = new Date(now.getTime() + LINK_LIFETIME_MS).toISOString();
  const pauseEnd = new Date(now.getTime() - PAUSE_MS).toISOString();
  await inTransaction(db, async (tx) => {
    // A link that could not be sent must not replace one that was.
    if (!(await isWithinMailLimit(tx, { kind: "password_reset", recipient: email }, now))) return;
    // Locked: an address that is just being changed gets no link any more.
    // A newer link replaces an older one, at most once a minute, so that nobody's mailbox can be flooded.
    const made = await queryFirst<{ email: string }>(
      tx,
      sql`
      WITH made AS (
        INSERT INTO password_resets AS known (user_id, hash, requested_at, expires_at)
        SELECT id, ${hashOf(token)}, ${now.toISOString()}::timestamptz, ${expires}::timestamptz
        FROM users WHERE lower(users.email) = lower(${email}) FOR NO KEY UPDATE
        ON CONFLICT (user_id) DO UPDATE
        SET hash = excluded.hash, requested_at = excluded.requested_at, expires_at = excluded.expires_at
        WHERE known.requested_at < ${pauseEnd}::timestamptz
        RETURNING user_id
      )
      SELECT email FROM users JOIN made ON made.user_id = users.id`,
    );
    if (!made) return;
    const link = `${origin}/reset-password?token=${token}`;
    await enqueueMail(tx, passwordResetMail(made.email, link, toSenderProfile(context)), now);
  });
}
