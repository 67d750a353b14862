import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { IdentityContext } from "../context";
import { cookieAttributes, type HttpExchange, isSameSiteRequest } from "./refresh-cookie";

const NAME = "device";
const PATH = "/api/signin";
const LIFETIME_S = 180 * 24 * 3_600;
const SHAPE = /^[\w-]{22}$/;

/** The browser's device token from its cookie, or a new one; null unless a page of the shop sends the request. */
export function deviceTokenOf(
  request: FastifyRequest,
  { config }: Pick<IdentityContext, "config">,
): string | null {
  if (request.headers.origin === undefined || !isSameSiteRequest(request, config)) return null;
  const token = request.server.parseCookie(request.headers.cookie ?? "")[NAME] ?? "";
  return SHAPE.test(token) ? token : randomBytes(16).toString("base64url");
}

/** Stores the device token; the browser sends it with sign-ins only, and it outlives the session. */
export function setDeviceCookie(exchange: HttpExchange, token: string): void {
  exchange.reply.setCookie(NAME, token, { ...cookieAttributes(exchange), path: PATH, maxAge: LIFETIME_S });
}
