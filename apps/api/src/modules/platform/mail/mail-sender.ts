import type { SettingValues } from "@larkwood/contract";

const DEFAULT_ADDRESS = "shop@larkwood.example";

/** Sender of an email: the owner's setting, or the shop's name with a default address. */
export type MailSender = string | { name: string; address: string };

export function toMailSender({
  mailFrom,
  shopName,
}: Pick<SettingValues, "mailFrom" | "shopName">): MailSender {
  return mailFrom ?? { name: shopName, address: DEFAULT_ADDRESS };
}

/** The sender as in the header of an email: `Shop <shop@example.com>`. */
export function senderText(sender: MailSender): string {
  if (typeof sender === "string") return sender;
  return `"${sender.name.replace(/["\\]/g, "\\$&")}" <${sender.address}>`;
}

/** Host of the sender's address, used in message ids. */
export function hostOf(sender: MailSender): string {
  const text = typeof sender === "string" ? sender : sender.address;
  return /@([^>\s]+)/.exec(text)?.[1] ?? "localhost";
}
