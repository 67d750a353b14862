import { createTransport } from "nodemailer";
import { hostOf, type MailSender } from "./mail-sender";
import type { SendMail } from "./mail-worker";

// Well below the time for which a message is leased.
const LIMITS_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** Sends through the operator's mail server. */
export function createSmtpSender(smtpUrl: string, sender: () => MailSender): SendMail {
  const transport = createTransport({ url: smtpUrl, ...LIMITS_MS });
  return async ({ id, to, subject, text }) => {
    const from = sender();
    await transport.sendMail({ from, to, subject, text, messageId: `<outbox-${id}@${hostOf(from)}>` });
  };
}
