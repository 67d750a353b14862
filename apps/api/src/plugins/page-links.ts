import type { FastifyRequest } from "fastify";

/** Headers of a page of a list: how many there are in all, and where the next page is. */
export function pageHeaders(
  request: FastifyRequest,
  { total, nextCursor }: { total: number; nextCursor: string | null },
): Record<string, string> {
  const headers: Record<string, string> = { "x-total-count": String(total) };
  if (!nextCursor) return headers;
  const url = new URL(request.url, "http://any.invalid");
  url.searchParams.set("cursor", nextCursor);
  return { ...headers, link: `<${url.pathname}${url.search}>; rel="next"` };
}
