import type { Database } from "../../db/client";
import { inTransaction } from "../../db/transaction";
import { lockDueMail, markFailed, markSent } from "./outbox.repo";

/** Hands one message to the mail server. */
export type SendMail = (mail: { to: string; subject: string; text: string }) => Promise<void>;

interface WorkerOptions {
  db: Database;
  clock: () => Date;
  send: SendMail;
  onError: (error: unknown) => void;
  pauseMs?: number;
}

/** Sends what is due, message by message; true while there may be more. */
export async function sendNextMail({ db, clock, send }: WorkerOptions): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const mail = await lockDueMail(tx, clock());
    if (!mail) return false;
    try {
      await send({ to: mail.recipient, subject: mail.subject, text: mail.body });
      await markSent(tx, mail.id, clock());
    } catch (error) {
      await markFailed(tx, mail, error instanceof Error ? error.message : String(error), clock());
    }
    return true;
  });
}

/** Empties the outbox now and whenever something is due; `stop` waits for the message at hand. */
export function startMailWorker(options: WorkerOptions): { stop: () => Promise<void> } {
  const { pauseMs = 5_000, onError } = options;
  let stopped = false;
  let wake = () => {};

  async function run(): Promise<void> {
    while (!stopped) {
      const more = await sendNextMail(options).catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (more || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  const running = run();
  return {
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}
