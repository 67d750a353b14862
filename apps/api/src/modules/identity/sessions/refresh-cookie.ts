import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config";
import type { IdentityContext } from "../context";
import { sessionLifetime } from "./session.repo";

const NAME = "refreshToken";
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/** A request, its reply and how to find the shop's origin. */
export interface HttpExchange {
  request: FastifyRequest;
  reply: FastifyReply;
  originOf: IdentityContext["originOf"];
}

// Browsers store Secure cookies on https and loopback hosts; on other hosts they only store Lax without Secure.
export function cookieAttributes({ request, originOf }: HttpExchange) {
  const secure = originOf(request).startsWith("https:") || LOOPBACK.test(request.host);
  return { path: "/", httpOnly: true, secure, sameSite: secure ? "none" : "lax" } as const;
}

export function setRefreshCookie(exchange: HttpExchange, token: string, remembered: boolean): void {
  const maxAge = remembered ? { maxAge: sessionLifetime(true) / 1000 } : {};
  exchange.reply.setCookie(NAME, token, { ...cookieAttributes(exchange), ...maxAge });
}

export function clearRefreshCookie(exchange: HttpExchange): void {
  exchange.reply.clearCookie(NAME, cookieAttributes(exchange));
}

/** The token in the cookie; null for requests from a site that is not allowed. */
export function refreshCookieOf(
  request: FastifyRequest,
  { config }: Pick<IdentityContext, "config">,
): string | null {
  if (!isSameSiteRequest(request, config)) return null;
  return request.server.parseCookie(request.headers.cookie ?? "")[NAME] || null;
}

/** Whether the request comes from a page of the shop or an allowed origin, or from no page at all. */
export function isSameSiteRequest(
  { headers, host }: FastifyRequest,
  { corsOrigins, publicUrl }: Pick<Config, "corsOrigins" | "publicUrl">,
): boolean {
  const { origin } = headers;
  if (origin !== undefined && (origin === publicUrl || corsOrigins.includes(origin))) return true;
  // Prefer Sec-Fetch-Site, which doesn't depend on a proxy that changes host or protocol.
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "cross-site";
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
