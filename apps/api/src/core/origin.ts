import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

// Limits memory: a client can send any number of host names.
const MAX_KNOWN = 100;
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/** Resolves the public origin of the shop: PUBLIC_URL, or else protocol and host of the request. */
export function createOriginResolver(publicUrl: string | null) {
  // Validating a host takes as long as the rest of a cached response.
  const known = { http: new Map<string, string>(), https: new Map<string, string>() };
  return function originOf(request: FastifyRequest): string {
    if (publicUrl) return publicUrl;
    // A proxy may send anything; only these two are allowed in URLs.
    const protocol = request.protocol === "https" ? "https" : "http";
    const origins = known[protocol];
    const found = origins.get(request.host);
    if (found) return found;
    const origin = `${protocol}://${request.host}`;
    // The pattern alone accepts `a:99999`, `1.2.3.4.5` and `xn--a`, which are not valid hosts.
    if (!HOST.test(request.host) || !URL.canParse(origin)) return `${protocol}://localhost`;
    if (origins.size >= MAX_KNOWN) origins.clear();
    origins.set(request.host, origin);
    return origin;
  };
}
export type OriginOf = ReturnType<typeof createOriginResolver>;

/** IP address of the client; falls back to the socket if a proxy sent something else. */
export function clientAddress(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? "");
}
