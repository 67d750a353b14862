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

const locationXml = (url: string, changedAt: Date | undefined) =>
  `<loc>${toXml(url)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}`;

/** XML of one page. */
export const toUrl = (url: string, changedAt?: Date) => `<url>${locationXml(url, changedAt)}</url>\n`;

/** XML of the sitemap index, with the last change of each sitemap if known. */
export function toIndex(sitemaps: readonly { url: string; changedAt?: Date | undefined }[]): string {
  const parts = sitemaps.map(({ url, changedAt }) => `<sitemap>${locationXml(url, changedAt)}</sitemap>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${parts.join("")}</sitemapindex>\n`;
}
