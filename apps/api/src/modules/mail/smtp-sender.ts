import { createTransport } from "nodemailer";
import type { SendMail } from "./mail-worker";

/** Sends through the operator's mail server. */
export function createSmtpSender(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(smtpUrl);
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text });
  };
}
