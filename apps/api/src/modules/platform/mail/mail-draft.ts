import { fillTemplate, type MailText, type MailTexts } from "@larkwood/contract";
import { type MailContent, renderMailText, type SenderProfile } from "./mail-content";
import { renderMailHtml } from "./render-mail-html";

/** A message before it is put into the outbox. */
export interface MailDraft {
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  html?: string | undefined;
}

interface Heading extends Pick<MailDraft, "kind" | "recipient" | "subject"> {
  /** What the owner's own words may name. */
  values?: Readonly<Record<string, string>>;
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter((one) => one.trim() !== "");

const textOf = (kind: string, texts: MailTexts = {}): MailText | undefined =>
  (texts as Readonly<Record<string, MailText | undefined>>)[kind];

/** A letter with the owner's words at its beginning and its end; what lies between is the shop's to say. */
function inOwnWords(
  letter: MailContent,
  text: MailText,
  values: Readonly<Record<string, string>>,
): MailContent {
  const [greeting = "", ...paragraphs] = paragraphsOf(fillTemplate(text.opening, values));
  const closing = paragraphsOf(fillTemplate(text.closing, values));
  return { ...letter, greeting, paragraphs, closing: [...(letter.closing ?? []), ...closing] };
}

/** A letter as mail: its subject names the shop, and who reads no HTML reads its text. */
export function draft(
  { values: known, ...heading }: Heading,
  letter: MailContent,
  sender: SenderProfile,
): MailDraft {
  const own = textOf(heading.kind, sender.texts);
  const values = { ...known, shop: sender.shopName };
  const words = own ? inOwnWords(letter, own, values) : letter;
  const subject = own ? fillTemplate(own.subject, values) : `${sender.shopName}: ${heading.subject}`;
  return {
    ...heading,
    subject,
    body: renderMailText(words, sender),
    html: renderMailHtml(own ? subject : heading.subject, words, sender),
  };
}
