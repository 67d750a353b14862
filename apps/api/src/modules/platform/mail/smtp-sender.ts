import { setTimeout as pause } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { hostOf, type MailSender } from "./mail-sender";
import type { SendMail } from "./send-mail";

const LIMITS_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};
// A server that says a word now and then is not silent, and yet may never come to an end.
const WHOLE_MS = 90_000;

/** Sends through the operator's mail server; connections are kept open from message to message. */
export function createSmtpSender(smtpUrl: string, sender: () => MailSender): SendMail {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...LIMITS_MS });
  return async ({ id, to, subject, text, html }) => {
    const from = sender();
    const deadline = new AbortController();
    // The prefix is as old as the shop: a message that an earlier version has sent already is known by it.
    const messageId = `<outbox-${id}@${hostOf(from)}>`;
    const sent = transport.sendMail({ from, to, subject, text, ...(html ? { html } : {}), messageId });
    const late = pause(WHOLE_MS, null, { signal: deadline.signal, ref: false }).then(() => {
      throw new Error("The mail server did not finish in time");
    });
    try {
      await Promise.race([sent, late]);
    } finally {
      late.catch(() => {});
      deadline.abort();
    }
  };
}
