import { fillTemplate, type MailText, type MailTexts } from "@larkwood/contract";
import { type MailContent, renderMailText, type SenderProfile } from "./mail-content";
import { renderMailHtml } from "./render-mail-html";

/** An email before it is queued. */
export interface MailDraft {
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  html?: string | undefined;
  /** Where one click unsubscribes. */
  unsubscribe?: string | undefined;
}

interface Heading extends Pick<MailDraft, "kind" | "recipient" | "subject"> {
  /** Placeholder values for custom texts. */
  values?: Readonly<Record<string, string>>;
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");

const findCustomText = (kind: string, texts: MailTexts = {}): MailText | undefined =>
  (texts as Readonly<Record<string, MailText | undefined>>)[kind];

/** Replaces the opening by the owner's text and appends the owner's closing. */
function applyCustomText(
  content: MailContent,
  text: MailText,
  values: Readonly<Record<string, string>>,
): MailContent {
  const [greeting = "", ...paragraphs] = paragraphsOf(fillTemplate(text.opening, values));
  const closing = paragraphsOf(fillTemplate(text.closing, values));
  return { ...content, greeting, paragraphs, closing: [...(content.closing ?? []), ...closing] };
}

/** Renders an email as text and HTML. The default subject starts with the shop's name. */
export function draft(
  { values: orderValues, ...heading }: Heading,
  content: MailContent,
  sender: SenderProfile,
): MailDraft {
  const customText = findCustomText(heading.kind, sender.texts);
  const values = { ...orderValues, shop: sender.shopName };
  const finalContent = customText ? applyCustomText(content, customText, values) : content;
  const subject = customText
    ? fillTemplate(customText.subject, values)
    : `${sender.shopName}: ${heading.subject}`;
  return {
    ...heading,
    subject,
    body: renderMailText(finalContent, sender),
    html: renderMailHtml(customText ? subject : heading.subject, finalContent, sender),
    ...(content.unsubscribe && { unsubscribe: content.unsubscribe.oneClick }),
  };
}
