import type { Handlers } from "../jobs";

/** An email to send. The id stays the same on a retry, so that mail servers can detect duplicates. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
}

/** Hands one email to the mail server. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** The job that hands an email to the mail server, at least once. A stopping process finishes it. */
export function mailJob(send: SendMail): NonNullable<Handlers["mail"]> {
  return ({ recipient, subject, body, html }, { id }) =>
    send({ id, to: recipient, subject, text: body, html });
}
