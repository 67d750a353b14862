const BELOW_API = /^\/api(\/|$)/;

/**
 * An address whose escapes mean nothing (`/%E0%A4%A`) as one that can be read: its percent signs stand for themselves. So
 * it is a page that does not exist, like any other. Calls of the API stay as they are and are refused.
 */
export function escapeMalformedUrl(url: string): string {
  if (!url.includes("%")) return url;
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  if (BELOW_API.test(path) || isReadable(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
