import { setTimeout as pause } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { hostOf, type MailSender } from "./mail-sender";
import type { SendMail } from "./send-mail";

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};
// A slow server can stay below the socket timeout, so the whole delivery has a timeout too.
const TOTAL_TIMEOUT_MS = 90_000;

/** Sends emails through the operator's mail server, with pooled connections. */
export function createSmtpSender(smtpUrl: string, sender: () => MailSender): SendMail {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...TIMEOUTS });
  return async ({ id, to, subject, text, html, unsubscribe }) => {
    const from = sender();
    const deadline = new AbortController();
    // The prefix must not change, so that mail servers recognise emails of earlier versions.
    const messageId = `<outbox-${id}@${hostOf(from)}>`;
    const headers = unsubscribe
      ? { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
      : {};
    const sent = transport.sendMail({
      from,
      to,
      subject,
      text,
      ...(html ? { html } : {}),
      messageId,
      headers,
    });
    const timeout = pause(TOTAL_TIMEOUT_MS, null, { signal: deadline.signal, ref: false }).then(() => {
      throw new Error("The mail server did not finish in time");
    });
    try {
      await Promise.race([sent, timeout]);
    } finally {
      timeout.catch(() => {});
      deadline.abort();
    }
  };
}
