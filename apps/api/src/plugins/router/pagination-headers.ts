import type { FastifyReply, FastifyRequest } from "fastify";
import type { Page } from "../../core/pagination";

/** Headers of a list page: the total count and the link to the next page. */
export function paginationHeaders(
  request: FastifyRequest,
  { total, nextCursor }: { total: number; nextCursor: string | null },
): Record<string, string> {
  const headers: Record<string, string> = { "x-total-count": String(total) };
  if (!nextCursor) return headers;
  const url = new URL(request.url, "http://any.invalid");
  url.searchParams.set("cursor", nextCursor);
  return { ...headers, link: `<${url.pathname}${url.search}>; rel="next"` };
}

/** Sends the items of a page as the body, and total and next page as headers. */
export function sendPage<T>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  page: Page<T>,
): T[] {
  reply.headers(paginationHeaders(request, page));
  return page.items;
}
