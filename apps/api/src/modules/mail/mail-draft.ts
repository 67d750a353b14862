import { type House, type Letter, letterText } from "./letter";
import { letterHtml } from "./letter-html";

/** A message before it is put into the outbox. */
export interface MailDraft {
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  html?: string | undefined;
}

type Heading = Pick<MailDraft, "kind" | "recipient" | "subject">;

/** A letter as mail: its subject names the shop, and who reads no HTML reads its text. */
export function draft(heading: Heading, letter: Letter, house: House): MailDraft {
  return {
    ...heading,
    subject: `${house.shopName}: ${heading.subject}`,
    body: letterText(letter, house),
    html: letterHtml(heading.subject, letter, house),
  };
}
