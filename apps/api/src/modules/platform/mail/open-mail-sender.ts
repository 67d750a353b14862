import type { Config } from "../../../config";
import type { MailSender } from "./mail-sender";
import type { SendMail } from "./send-mail";

/** The way to the operator's mail server, if there is one; only then is the library for mail loaded. */
export async function openMailSender(
  { smtpUrl }: Pick<Config, "smtpUrl">,
  sender: () => MailSender,
): Promise<SendMail | undefined> {
  if (!smtpUrl) return undefined;
  const { createSmtpSender } = await import("./smtp-sender");
  return createSmtpSender(smtpUrl, sender);
}
