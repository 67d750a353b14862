import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { IdentityContext } from "../context";
import { cookieAttributes, type HttpExchange, isSameSiteRequest } from "./refresh-cookie";

const NAME = "device";
const PATH = "/api/signin";
const LIFETIME_S = 180 * 24 * 3_600;
const SHAPE = /^[\w-]{22}$/;

/**
 * What a browser is known by when somebody signs in there again: its cookie, or a new name for one that has none. Only a
 * page of the shop has one; programs keep no cookies, and would be a new device each time.
 */
export function deviceTokenOf(
  request: FastifyRequest,
  { config }: Pick<IdentityContext, "config">,
): string | null {
  if (request.headers.origin === undefined || !isSameSiteRequest(request, config)) return null;
  const kept = request.server.parseCookie(request.headers.cookie ?? "")[NAME] ?? "";
  return SHAPE.test(kept) ? kept : randomBytes(16).toString("base64url");
}

/** Leaves the name with the browser; it goes with sign-ins only, and outlives the session. */
export function setDeviceCookie(exchange: HttpExchange, token: string): void {
  exchange.reply.setCookie(NAME, token, { ...cookieAttributes(exchange), path: PATH, maxAge: LIFETIME_S });
}
