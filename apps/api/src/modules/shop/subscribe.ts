import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { change } from "../../db/executor";
import { inTransaction } from "../../db/transaction";
import { putIntoOutbox } from "../mail/outbox.repo";
import { newsletterMail } from "../mail/templates";

/** Stores an address once; only a new one gets the confirmation. */
export async function subscribe(db: Database, email: string, shopName: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const stored = await change(
      tx,
      sql`
      INSERT INTO newsletter_subscribers (email, created_at) VALUES (${email}, ${now.toISOString()})
      ON CONFLICT DO NOTHING`,
    );
    if (stored === 1) await putIntoOutbox(tx, newsletterMail(email, shopName), now);
  });
}
