import { sql } from "drizzle-orm";
import type { AppContext } from "../../context";
import { change } from "../../db/executor";
import { inTransaction } from "../../db/transaction";
import { newsletterMail, putIntoOutbox } from "../mail";

/** Stores an address once; only a new one gets the confirmation. */
export async function subscribe(
  { db, config, clock }: AppContext,
  { email }: { email: string },
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const stored = await change(
      tx,
      sql`
      INSERT INTO newsletter_subscribers (email, created_at) VALUES (${email}, ${now.toISOString()})
      ON CONFLICT DO NOTHING`,
    );
    if (stored === 1) await putIntoOutbox(tx, newsletterMail(email, config.shopName), now);
  });
}
