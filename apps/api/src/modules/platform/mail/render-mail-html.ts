import { capitalised } from "@larkwood/domain";
import { formatCents } from "../../../core/format-cents";
import { type Fact, lineName, type MailContent, type MailLine, type SenderProfile } from "./mail-content";

// Mail clients ignore stylesheets, so the shop's colours are inline.
const INK = "#1d1a16";
const SOFT = "#5f564c";
const HAIRLINE = "#ddd3c4";
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Helvetica Neue', Arial, sans-serif";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/** The small version of a product image; empty for images of other sites, which could track the reader. */
function imageOf({ imageUrl }: MailLine, site: string | null): string {
  if (!site || !imageUrl.startsWith("/images/")) return "";
  const small = site + imageUrl.replace(/_1280(?=\.\w+$)/, "_640");
  return `<img src="${escapeHtml(small)}" width="72" height="54" alt="" style="display:block;border:0;object-fit:cover">`;
}

function row(line: MailLine, image: string | null, currency: string): string {
  const cell = `style="padding:12px 0;border-top:1px solid ${HAIRLINE};vertical-align:middle`;
  return [
    image === null ? "<tr>" : `<tr><td width="88" ${cell}">${image}</td>`,
    `<td ${cell};padding-right:16px">${escapeHtml(lineName(line))}<br><span style="color:${SOFT}">${line.quantity} × ${formatCents(line.priceCents, currency)}</span></td>`,
    `<td align="right" ${cell};white-space:nowrap">${formatCents(line.priceCents * line.quantity, currency)}</td></tr>`,
  ].join("");
}

/** Rows of the ordered products; without an image column if there are no images. */
function rowsOf(lines: readonly MailLine[], { site, currency }: SenderProfile): string {
  const images = lines.map((line) => imageOf(line, site));
  const hasImages = images.some((image) => image !== "");
  return lines.map((line, index) => row(line, hasImages ? (images[index] ?? "") : null, currency)).join("");
}

function table(rows: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px">${rows}</table>`;
}

const fact = ([name, value]: Fact) =>
  `<tr><td style="padding:4px 16px 4px 0;color:${SOFT};vertical-align:top">${escapeHtml(name)}</td>` +
  `<td style="padding:4px 0">${escapeHtml(value)}</td></tr>`;

function total([name, value]: Fact): string {
  const weight = name === "Total" ? "600" : "400";
  return (
    `<tr><td style="padding:4px 16px 4px 0;font-weight:${weight}">${escapeHtml(name)}</td>` +
    `<td style="padding:4px 0;text-align:right;font-weight:${weight}">${escapeHtml(value)}</td></tr>`
  );
}

function button({ label, address }: { label: string; address: string }): string {
  const style = `display:inline-block;padding:13px 28px;background:${INK};color:#ffffff;text-decoration:none`;
  return `<p style="margin:24px 0 16px"><a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

/** The shop's logo, or its name if there is no logo or public URL. */
function headerOf({ shopName, site, logo }: SenderProfile): string {
  if (!site || !logo) return escapeHtml(shopName);
  const small = site + logo.replace(/_1280(?=\.\w+$)/, "_640");
  return `<img src="${escapeHtml(small)}" alt="${escapeHtml(shopName)}" height="40" style="display:block;border:0;height:40px;width:auto">`;
}

/** Renders an email as HTML; all text is escaped. */
export function renderMailHtml(title: string, content: MailContent, sender: SenderProfile): string {
  const { shopName, contact = [] } = sender;
  const { lines = [], totals = [], facts = [], closing = [], link, unsubscribe } = content;
  const body = [
    `<h1 style="margin:0 0 24px;font:400 28px/1.2 ${SERIF}">${escapeHtml(capitalised(title))}</h1>`,
    paragraph(content.greeting),
    ...content.paragraphs.map(paragraph),
    lines.length > 0 ? table(rowsOf(lines, sender)) : "",
    totals.length > 0 ? table(totals.map(total).join("")) : "",
    facts.length > 0 ? table(facts.map(fact).join("")) : "",
    ...closing.map(paragraph),
    link ? button(link) : "",
    unsubscribe
      ? `<p style="margin:0 0 16px;font-size:13px"><a href="${escapeHtml(unsubscribe.page)}" style="color:${SOFT}">Unsubscribe</a></p>`
      : "",
  ].join("");
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>`,
    `<body style="margin:0;background:#f7f3ec"><div style="max-width:600px;margin:0 auto;padding:32px 20px;font:16px/1.6 ${SANS};color:${INK}">`,
    `<p style="margin:0 0 32px;font:400 24px/1 ${SERIF}">${headerOf(sender)}</p>`,
    body,
    `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${HAIRLINE};font-size:13px;color:${SOFT}">${[shopName, ...contact].map(escapeHtml).join("<br>")}</p>`,
    "</div></body></html>",
  ].join("");
}
