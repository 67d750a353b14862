import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLifetime } from "./session.repo";

const NAME = "refreshToken";
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

// Browsers keep Secure cookies on https and on loopback hosts; elsewhere only Lax without Secure is kept at all.
function attributes(request: FastifyRequest) {
  const secure = request.protocol === "https" || LOOPBACK.test(request.host);
  return { path: "/", httpOnly: true, secure, sameSite: secure ? "none" : "lax" } as const;
}

export function setRefreshCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string,
  remembered: boolean,
): void {
  const maxAge = remembered ? { maxAge: sessionLifetime(true) / 1000 } : {};
  reply.setCookie(NAME, token, { ...attributes(request), ...maxAge });
}

export function clearRefreshCookie({
  request,
  reply,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
}): void {
  reply.clearCookie(NAME, attributes(request));
}

/** The token in the cookie; a page of another origin that is not on the list does not get to use it. */
export function refreshCookieOf(request: FastifyRequest, trustedOrigins: readonly string[]): string | null {
  const { origin } = request.headers;
  const own = `${request.protocol}://${request.host}`;
  if (origin !== undefined && origin !== own && !trustedOrigins.includes(origin)) return null;
  return request.server.parseCookie(request.headers.cookie ?? "")[NAME] || null;
}
