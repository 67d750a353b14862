import type { Config } from "../../../config";
import type { MailSender } from "./mail-sender";
import type { SendMail } from "./send-mail";

/** The mail sender, if a mail server is configured; only then is the mail library loaded. */
export async function openMailSender(
  { smtpUrl }: Pick<Config, "smtpUrl">,
  sender: () => MailSender,
): Promise<SendMail | undefined> {
  if (!smtpUrl) return undefined;
  const { createSmtpSender } = await import("./smtp-sender");
  return createSmtpSender(smtpUrl, sender);
}
