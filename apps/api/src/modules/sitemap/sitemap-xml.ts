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

/** One page of the shop. */
export function toUrl(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${toXml(address)}</loc>${changed}</url>\n`;
}

/** The sitemap of sitemaps. */
export function toIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${toXml(address)}</loc></sitemap>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${parts.join("")}</sitemapindex>\n`;
}
