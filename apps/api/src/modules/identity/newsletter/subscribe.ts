import { sql } from "drizzle-orm";
import { executeUpdate } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { enqueueMail, isWithinMailLimit, newsletterMail, toSenderProfile } from "../../platform/mail";
import type { IdentityContext } from "../context";

/** Stores an address once; only a new one gets the confirmation. */
export async function subscribe(context: IdentityContext, { email }: { email: string }): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const mail = newsletterMail(email, toSenderProfile(context));
  await inTransaction(db, async (tx) => {
    // Without a confirmation there is no subscription: many aliases may lead to one stranger's mailbox.
    if (!(await isWithinMailLimit(tx, mail, now))) return;
    const stored = await executeUpdate(
      tx,
      sql`
      INSERT INTO newsletter_subscribers (email, created_at) VALUES (${email}, ${now.toISOString()})
      ON CONFLICT DO NOTHING`,
    );
    if (stored === 1) await enqueueMail(tx, mail, now);
  });
}
