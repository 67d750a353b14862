const BELOW_API = /^\/api(\/|$)/;

/**
 * Escapes the percent signs of a path that can't be decoded (`/%E0%A4%A`), so that it gets the 404 page. Paths below
 * /api stay as they are and are rejected.
 */
export function escapeMalformedUrl(url: string): string {
  if (!url.includes("%")) return url;
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  if (BELOW_API.test(path) || isDecodable(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
