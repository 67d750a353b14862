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
import { toMailSender } from "./mail-sender";
import { sampleMail } from "./sample-mail";
import { toSenderProfile } from "./sender-profile";

const formatSender = (sender: ReturnType<typeof toMailSender>) =>
  typeof sender === "string" ? sender : `${sender.name} <${sender.address}>`;

type TestMailContext = Pick<PlatformContext, "db" | "clock" | "jobs" | "settings" | "config">;

/** A short test email, or a sample of an email to customers. */
function buildTestMail(context: TestMailContext, sample: MailSample | null, recipient: string) {
  const sender = toSenderProfile(context);
  if (!sample) return testMail(recipient, formatSender(toMailSender(context.settings.current)), sender);
  return { ...sampleMail(sample, recipient, sender), kind: "test_mail" };
}

/** Sends a test email to the caller's own address; the caller can follow the job. */
export async function sendTestMail(
  context: TestMailContext,
  sample: MailSample | null,
  { caller }: Pick<Actor, "caller">,
): Promise<{ id: string; recipient: string }> {
  const { db, clock, jobs } = context;
  const now = clock();
  const queued = await inTransaction(db, async (tx) => {
    const user = await queryFirst<{ email: string }>(
      tx,
      sql`SELECT email FROM users WHERE id = ${caller.userId}`,
    );
    if (!user) throw new AppError("session_ended");
    const payload = buildTestMail(context, sample, user.email);
    const when = withinMailLimit(payload, now);
    const id = await enqueueJob(tx, { kind: "mail", payload, now, ownerId: caller.userId, when });
    if (!id)
      throw new AppError("too_many_requests", {
        detail: "You can send ten test emails an hour. Please try again later.",
      });
    return { id, recipient: user.email };
  });
  jobs.wake();
  return queued;
}
