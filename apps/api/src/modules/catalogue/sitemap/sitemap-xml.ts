const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const toXml = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

export const XML_TYPE = "application/xml; charset=utf-8";
export const OPENING = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n`;
export const CLOSING = "</urlset>\n";

const place = (address: string, changedAt: Date | undefined) =>
  `<loc>${toXml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}`;

/** One page of the shop. */
export const toUrl = (address: string, changedAt?: Date) => `<url>${place(address, changedAt)}</url>\n`;

/** The sitemap of sitemaps, each with when something in it has changed, where that is known. */
export function toIndex(sitemaps: readonly { address: string; changedAt?: Date | undefined }[]): string {
  const parts = sitemaps.map(({ address, changedAt }) => `<sitemap>${place(address, changedAt)}</sitemap>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${parts.join("")}</sitemapindex>\n`;
}
