import { createTransport } from "nodemailer";
import type { SendMail } from "./mail-worker";

// Well below the time for which a message is leased.
const LIMITS_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** Sends through the operator's mail server. */
export function createSmtpSender(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({ url: smtpUrl, ...LIMITS_MS });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text, messageId: `<outbox-${id}@${host}>` });
  };
}
