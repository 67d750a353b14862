import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { isUnsubscribeToken } from "../../../core/unsubscribe-link";
import { executeUpdate, queryRows } from "../../../db/executor";
import type { IdentityContext } from "../context";

const HASH_LENGTH = 24;

/** Ends the newsletter of the address that a token names. An address that gets none is no error. */
export async function unsubscribe(
  { db, config }: Pick<IdentityContext, "db" | "config">,
  { unsubscribeToken: token }: { unsubscribeToken: string },
): Promise<void> {
  const subscribers = await queryRows<{ email: string }>(
    db,
    sql`SELECT email FROM newsletter_subscribers WHERE left(md5(email), 24) = ${token.slice(0, HASH_LENGTH)}`,
  );
  if (subscribers.length === 0) return;
  const named = subscribers.find(({ email }) => isUnsubscribeToken(config.authSecret, email, token));
  if (!named) throw new AppError("not_found");
  await executeUpdate(db, sql`DELETE FROM newsletter_subscribers WHERE email = ${named.email}`);
}
