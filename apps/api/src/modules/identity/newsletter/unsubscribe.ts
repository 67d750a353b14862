import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { isUnsubscribeToken } from "../../../core/unsubscribe-link";
import { executeUpdate, queryRows } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import type { IdentityContext } from "../context";

const HASH_LENGTH = 24;

/** Ends the newsletter and the wishlist emails of the address that a token names. An address that gets none is no error. */
export async function unsubscribe(
  { db, config }: Pick<IdentityContext, "db" | "config">,
  { unsubscribeToken: token }: { unsubscribeToken: string },
): Promise<void> {
  const hash = token.slice(0, HASH_LENGTH);
  const recipients = await queryRows<{ email: string }>(
    db,
    sql`
    SELECT email FROM newsletter_subscribers WHERE left(md5(email), 24) = ${hash}
    UNION
    SELECT lower(email) FROM users JOIN wishlist_consents ON wishlist_consents.user_id = users.id
    WHERE left(md5(lower(email)), 24) = ${hash}`,
  );
  if (recipients.length === 0) return;
  const named = recipients.find(({ email }) => isUnsubscribeToken(config.authSecret, email, token));
  if (!named) throw new AppError("not_found");
  await inTransaction(db, async (tx) => {
    await executeUpdate(tx, sql`DELETE FROM newsletter_subscribers WHERE email = ${named.email}`);
    await executeUpdate(
      tx,
      sql`DELETE FROM wishlist_consents USING users WHERE users.id = user_id AND lower(email) = ${named.email}`,
    );
  });
}
