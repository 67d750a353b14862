import type { OutgoingMail } from "../../../extensions/mail-transport";
import type { Handlers } from "../jobs";

/** Hands one email to the mail server. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** The job that hands an email to the mail server, at least once. A stopping process finishes it. */
export function mailJob(send: SendMail): NonNullable<Handlers["mail"]> {
  return ({ recipient, subject, body, html, unsubscribe }, { id }) =>
    send({ id, to: recipient, subject, text: body, html, unsubscribe });
}
