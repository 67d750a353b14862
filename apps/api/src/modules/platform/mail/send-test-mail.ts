import type { MailSample } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import type { PlatformContext } from "../context";
import { enqueueJob } from "../jobs";
import { testMail } from "./account-mails";
import { withinMailLimit } from "./mail-limits";
import { senderOf } from "./mail-sender";
import { sampleMail } from "./sample-mail";
import { toSenderProfile } from "./sender-profile";

const textOf = (sender: ReturnType<typeof senderOf>) =>
  typeof sender === "string" ? sender : `${sender.name} <${sender.address}>`;

type MailingContext = Pick<PlatformContext, "db" | "clock" | "jobs" | "settings" | "config">;

/** What is sent: a few words, or a message to customers about an order that is made up. Its kind is that of a test. */
function testFor(context: MailingContext, sample: MailSample | null, recipient: string) {
  const sender = toSenderProfile(context);
  if (!sample) return testMail(recipient, textOf(senderOf(context.settings.current)), sender);
  return { ...sampleMail(sample, recipient, sender), kind: "test_mail" };
}

/** Sends a message to the caller's own address and to no other; they may follow how it fares. */
export async function sendTestMail(
  context: MailingContext,
  sample: MailSample | null,
  { caller }: Pick<Actor, "caller">,
): Promise<{ id: string; recipient: string }> {
  const { db, clock, jobs } = context;
  const now = clock();
  const sent = await inTransaction(db, async (tx) => {
    const user = await queryFirst<{ email: string }>(
      tx,
      sql`SELECT email FROM users WHERE id = ${caller.userId}`,
    );
    if (!user) throw new AppError("session_ended");
    const payload = testFor(context, sample, user.email);
    const when = withinMailLimit(payload, now);
    const id = await enqueueJob(tx, { kind: "mail", payload, now, ownerId: caller.userId, when });
    if (!id)
      throw new AppError("too_many_requests", {
        detail: "You can send ten test emails an hour. Please try again later.",
      });
    return { id, recipient: user.email };
  });
  jobs.wake();
  return sent;
}
