import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

// A shop has few names; whoever makes up others must not fill the memory.
const MOST_KNOWN = 100;
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/** Where the shop is reached from outside: the setting, or else the request's own protocol and host. */
export function createOriginResolver(publicUrl: string | null) {
  // Judging an address takes as long as all else that a kept reply needs.
  const known = new Set<string>();
  return function originOf(request: FastifyRequest): string {
    if (publicUrl) return publicUrl;
    // Only these two, whatever a proxy says: an address is made of it.
    const protocol = request.protocol === "https" ? "https" : "http";
    const origin = `${protocol}://${request.host}`;
    if (known.has(origin)) return origin;
    // Letters are not enough: `a:99999`, `1.2.3.4.5` and `xn--a` have the right ones and are no addresses.
    if (!HOST.test(request.host) || !URL.canParse(origin)) return `${protocol}://localhost`;
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(origin);
    return origin;
  };
}
export type OriginOf = ReturnType<typeof createOriginResolver>;

/** The address of the one who asks; what a proxy passes on counts only if it is one. */
export function clientAddress(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? "");
}
