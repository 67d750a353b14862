import type { Database } from "../../db/client";
import { leaseDueMail, markFailed, markSent } from "./outbox.repo";

/** A message on its way. The id stays the same when it is sent again, so that a mailbox can tell. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Hands one message to the mail server. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

interface WorkerOptions {
  db: Database;
  clock: () => Date;
  send: SendMail;
  onError: (error: unknown) => void;
  pauseMs?: number;
}

/**
 * Sends what is due, message by message; true while there may be more. No transaction is open while the mail server is
 * spoken to: a slow one would hold back whatever waits for open transactions. A process that dies between sending and
 * writing it down sends again: at least once, never not at all.
 */
export async function sendNextMail({ db, clock, send }: WorkerOptions): Promise<boolean> {
  const mail = await leaseDueMail(db, clock());
  if (!mail) return false;
  try {
    await send({ id: String(mail.id), to: mail.recipient, subject: mail.subject, text: mail.body });
  } catch (error) {
    await markFailed(db, mail, error instanceof Error ? error.message : String(error), clock());
    return true;
  }
  await markSent(db, mail.id, clock());
  return true;
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
