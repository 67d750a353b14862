/** The cursor in the `Link: <…>; rel="next"` header of a list, or null on its last page. */
export function nextCursor(headers: Headers): string | null {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get("link") ?? "")?.[1];
  if (!address) return null;
  return new URL(address, "http://shop.invalid").searchParams.get("cursor");
}
