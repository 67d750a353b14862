import type { SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";

interface NewMessage {
  id: string;
  name: string;
  email: string;
  orderNumber: string;
  text: string;
}

const paragraphsOf = (text: string) => text.split(/\r?\n/).filter((paragraph) => paragraph.trim() !== "");

/** Sent to the shop when a message arrives. */
export function newMessageMail(
  recipient: string,
  { id, name, email, orderNumber, text }: NewMessage,
  sender: SenderProfile,
): MailDraft {
  const { site } = sender;
  return draft(
    { kind: "new_message", recipient, subject: `Message from ${name}` },
    {
      greeting: "Hello,",
      paragraphs: ["A message arrived through the contact form:", ...paragraphsOf(text)],
      facts: [["From", `${name}, ${email}`], ...(orderNumber ? [["Order", orderNumber] as const] : [])],
      link: site ? { label: "Reply", address: `${site}/admin/messages/${id}` } : undefined,
    },
    sender,
  );
}

/** The shop's reply, followed by the message it answers. */
export function messageReplyMail(
  { name, email, text }: Pick<NewMessage, "name" | "email" | "text">,
  reply: string,
  sender: SenderProfile,
): MailDraft {
  return draft(
    { kind: "message_reply", recipient: email, subject: "Our reply to your message" },
    {
      greeting: `Hello ${name},`,
      paragraphs: paragraphsOf(reply),
      closing: ["You wrote:", ...paragraphsOf(text)],
    },
    sender,
  );
}
