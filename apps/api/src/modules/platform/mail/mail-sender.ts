import type { SettingValues } from "@larkwood/contract";

const NOBODYS_MAILBOX = "shop@larkwood.example";

/** Who a message is from: as written by the owner, or the shop by its name. */
export type MailSender = string | { name: string; address: string };

export function senderOf({ mailFrom, shopName }: Pick<SettingValues, "mailFrom" | "shopName">): MailSender {
  return mailFrom ?? { name: shopName, address: NOBODYS_MAILBOX };
}

/** The host of the sender, of which a message's own id is made. */
export function hostOf(sender: MailSender): string {
  const text = typeof sender === "string" ? sender : sender.address;
  return /@([^>\s]+)/.exec(text)?.[1] ?? "localhost";
}
