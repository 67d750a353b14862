import type { Config } from "../../../config";
import { callExtension } from "../../../extensions/call-extension";
import type { MailTransport } from "../../../extensions/mail-transport";
import { type MailSender, senderText } from "./mail-sender";
import type { SendMail } from "./send-mail";

// As long as a mail server may take, and shorter than the lease of the job.
const TIMEOUT_MS = 90_000;

/** The mail sender, if an extension or a mail server is configured; only then is the mail library loaded. */
export async function openMailSender(
  { smtpUrl, extensions }: Pick<Config, "smtpUrl" | "extensions">,
  sender: () => MailSender,
): Promise<SendMail | undefined> {
  if (extensions.mailTransport) return createExtensionSender(extensions.mailTransport, sender);
  if (!smtpUrl) return undefined;
  const { createSmtpSender } = await import("./smtp-sender");
  return createSmtpSender(smtpUrl, sender);
}

const createExtensionSender =
  (transport: MailTransport, sender: () => MailSender): SendMail =>
  (mail) =>
    callExtension("mailTransport", () => transport.send({ ...mail, from: senderText(sender()) }), TIMEOUT_MS);
