import type { Database } from "../../db/client";
import { putIntoOutbox } from "../mail/outbox.repo";
import { newsletterMail } from "../mail/templates";

/** Stores an address once; only a new one gets the confirmation. */
export async function subscribe(db: Database, email: string, shopName: string, now: Date): Promise<void> {
  await db.$client.begin(async (sql) => {
    const stored = await sql`
      INSERT INTO newsletter_subscribers (email, created_at) VALUES (${email}, ${now.toISOString()})
      ON CONFLICT DO NOTHING`;
    if (stored.count === 1) await putIntoOutbox(sql, newsletterMail(email, shopName), now);
  });
}
