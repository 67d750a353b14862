import type { MailTexts } from "@larkwood/contract";
import { formatCents } from "../../../core/format-cents";
import type { GuestLink } from "../../../core/guest-link";
import type { UnsubscribeLink } from "../../../core/unsubscribe-link";

/** An ordered product in an email. */
export interface MailLine {
  name: string;
  /** The chosen options as text. */
  variant?: string | undefined;
  quantity: number;
  priceCents: number;
  imageUrl: string;
}

export type Fact = readonly [name: string, value: string];

/** Content of an email; its text and HTML versions are rendered from it. */
export interface MailContent {
  greeting: string;
  paragraphs: readonly string[];
  lines?: readonly MailLine[];
  /** What the lines add up to, ending in the total. */
  totals?: readonly Fact[];
  /** Labelled facts such as dates, a bank account or an address. */
  facts?: readonly Fact[];
  /** Paragraphs after the facts. */
  closing?: readonly string[];
  link?: { label: string; address: string } | undefined;
  /** For emails to newsletter subscribers. */
  unsubscribe?: UnsubscribeLink | undefined;
}

/** The shop as the sender of emails. */
export interface SenderProfile {
  shopName: string;
  timeZone: string;
  currency: string;
  /** Public URL of the shop; without it, emails have no links or images. */
  site: string | null;
  /** Path of the page of a guest's order, with the secret that opens it. */
  guestPath?: (link: GuestLink) => string;
  /** Contact lines below the shop's name. */
  contact?: readonly string[];
  /** Image shown instead of the name. */
  logo?: string | null;
  /** The owner's custom texts. */
  texts?: MailTexts;
}

/** Product name with the chosen options. */
export const lineName = ({ name, variant }: MailLine) => (variant ? `${name} (${variant})` : name);

const lineText = (line: MailLine, currency: string) =>
  `  ${line.quantity} × ${lineName(line)}, ${formatCents(line.priceCents * line.quantity, currency)}`;

/** Renders an email as plain text. */
export function renderMailText(
  content: MailContent,
  { shopName, currency, contact = [] }: SenderProfile,
): string {
  const { lines = [], totals = [], facts = [], closing = [], link, unsubscribe } = content;
  const factsText = (shown: readonly Fact[]) =>
    shown.map(([name, value]) => `  ${name}: ${value}`).join("\n");
  const parts = [
    content.greeting,
    ...content.paragraphs,
    lines.map((line) => lineText(line, currency)).join("\n"),
    factsText(totals),
    factsText(facts),
    ...closing,
    link ? `${link.label}:\n${link.address}` : "",
    unsubscribe ? `Unsubscribe:\n${unsubscribe.page}` : "",
    [shopName, ...contact].join("\n"),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
