import type { MailTexts } from "@larkwood/contract";
import { formatCents } from "../../../core/format-cents";

/** A bought product as a message shows it. */
export interface MailLine {
  name: string;
  /** What was chosen of it, in words. */
  variant?: string | undefined;
  quantity: number;
  priceCents: number;
  imageUrl: string;
}

/** What a message says, before it is written as text and as HTML: both always say the same. */
export interface MailContent {
  /** The first words. */
  greeting: string;
  paragraphs: readonly string[];
  lines?: readonly MailLine[];
  /** What the lines come to, in a sentence. */
  sum?: string;
  /** Short facts, each with its name: dates, an account, an address. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** What stands below all that. */
  closing?: readonly string[];
  /** Where to go on. */
  link?: { label: string; address: string } | undefined;
}

/** Whose message it is. */
export interface SenderProfile {
  shopName: string;
  timeZone: string;
  currency: string;
  /** Where the shop is on the web; null when the operator has not said, and then nothing is linked or pictured. */
  site: string | null;
  /** How to reach the shop, below its name. */
  contact?: readonly string[];
  /** A picture in place of the name. */
  logo?: string | null;
  /** The owner's own words for some of the messages. */
  texts?: MailTexts;
}

/** What a line is called, with what was chosen. */
export const lineName = ({ name, variant }: MailLine) => (variant ? `${name} (${variant})` : name);

const lineText = (line: MailLine, currency: string) =>
  `  ${line.quantity} × ${lineName(line)}, ${formatCents(line.priceCents * line.quantity, currency)}`;

/** The message as plain text. */
export function renderMailText(
  letter: MailContent,
  { shopName, currency, contact = [] }: SenderProfile,
): string {
  const { lines = [], facts = [], closing = [], link } = letter;
  const parts = [
    letter.greeting,
    ...letter.paragraphs,
    lines.map((line) => lineText(line, currency)).join("\n"),
    letter.sum ?? "",
    facts.map(([name, value]) => `  ${name}: ${value}`).join("\n"),
    ...closing,
    link ? `${link.label}:\n${link.address}` : "",
    [shopName, ...contact].join("\n"),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
