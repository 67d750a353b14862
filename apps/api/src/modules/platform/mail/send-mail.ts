import type { Handlers } from "../jobs";

/** A message on its way. The id stays the same when it is sent again, so that a mailbox can tell. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
}

/** Hands one message to the mail server. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** The job of a message: handed to the mail server, at least once. Whoever sends it finishes it, also when leaving. */
export function mailJob(send: SendMail): NonNullable<Handlers["mail"]> {
  return ({ recipient, subject, body, html }, { id }) =>
    send({ id, to: recipient, subject, text: body, html });
}
