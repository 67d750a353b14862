import { sql } from "drizzle-orm";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { firstOf } from "../../db/executor";
import { inTransaction } from "../../db/transaction";
import { putJob } from "../jobs";
import { testMail } from "./account-mails";
import { houseOf } from "./house";
import { roomFor } from "./mail-caps";
import { senderOf } from "./mail-sender";

const textOf = (sender: ReturnType<typeof senderOf>) =>
  typeof sender === "string" ? sender : `${sender.name} <${sender.address}>`;

/** Sends a message to the caller's own address and to no other; they may follow how it fares. */
export async function sendTestMail(
  context: Pick<AppContext, "db" | "clock" | "jobs" | "settings" | "config">,
  { caller }: Pick<Author, "caller">,
): Promise<{ id: string; recipient: string }> {
  const { db, clock, jobs, settings } = context;
  const now = clock();
  const sent = await inTransaction(db, async (tx) => {
    const user = await firstOf<{ email: string }>(
      tx,
      sql`SELECT email FROM users WHERE id = ${caller.userId}`,
    );
    if (!user) throw new AppError("session_ended");
    const payload = testMail(user.email, textOf(senderOf(settings.current)), houseOf(context));
    const when = roomFor(payload, now);
    const id = await putJob(tx, { kind: "mail", payload, now, ownerId: caller.userId, when });
    if (!id) throw new AppError("too_many_requests", { detail: "Ten test messages an hour are enough." });
    return { id, recipient: user.email };
  });
  jobs.wake();
  return sent;
}
