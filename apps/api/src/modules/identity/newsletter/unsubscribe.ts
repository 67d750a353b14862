import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { readUnsubscribeToken } from "../../../core/unsubscribe-link";
import { executeUpdate } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import type { IdentityContext } from "../context";

/** Ends the newsletter and the wishlist emails of the address that a token names. An address that gets none is no error. */
export async function unsubscribe(
  { db, config }: Pick<IdentityContext, "db" | "config">,
  { unsubscribeToken: token }: { unsubscribeToken: string },
): Promise<void> {
  const hash = readUnsubscribeToken(config.authSecret, token);
  if (!hash) throw new AppError("not_found");
  await inTransaction(db, async (tx) => {
    await executeUpdate(tx, sql`DELETE FROM newsletter_subscribers WHERE left(md5(email), 24) = ${hash}`);
    await executeUpdate(
      tx,
      sql`
      DELETE FROM wishlist_consents USING users
      WHERE users.id = user_id AND left(md5(lower(users.email)), 24) = ${hash}`,
    );
  });
}
