import type { MessageForm } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { queryFirst } from "../../../db/executor";
import { contactMessages } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { enqueueMail, newMessageMail, toSenderProfile } from "../../platform/mail";
import type { IdentityContext } from "../context";

const DAY_MS = 86_400_000;
const MAX_PER_DAY = 10;

/**
 * Stores a message from the contact form and tells the shop by email. The sender gets no email, because anyone can enter a
 * stranger's address.
 */
export async function sendMessage(context: IdentityContext, form: MessageForm): Promise<void> {
  const { db, clock, settings } = context;
  // Only programs fill in the hidden field. They should believe that it worked.
  if (form.website) return;
  const now = clock();
  const { email, message: text } = form;
  const name = `${form.firstName} ${form.lastName}`;
  const orderNumber = form.orderNumber ?? "";
  const id = newId(now);
  await inTransaction(db, async (tx) => {
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended('messages ' || mailbox_of(${email}::text), 0))`,
    );
    const since = new Date(now.getTime() - DAY_MS).toISOString();
    const sent = await queryFirst<{ count: number }>(
      tx,
      sql`
      SELECT count(*)::int AS count FROM contact_messages
      WHERE mailbox_of(email) = mailbox_of(${email}::text) AND created_at > ${since}`,
    );
    if (sent && sent.count >= MAX_PER_DAY) throw new AppError("too_many_requests");
    await tx.insert(contactMessages).values({ id, name, email, orderNumber, text, createdAt: now });
    const { contactEmail } = settings.current;
    if (contactEmail)
      await enqueueMail(
        tx,
        newMessageMail(contactEmail, { id, name, email, orderNumber, text }, toSenderProfile(context)),
        now,
      );
  });
}
