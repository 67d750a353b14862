import type { FastifyRequest } from "fastify";

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/** Where the shop is reached from outside: the setting, or else the request's own protocol and host. */
export function createOrigin(publicUrl: string | null) {
  return function originOf(request: FastifyRequest): string {
    if (publicUrl) return publicUrl;
    const host = HOST.test(request.host) ? request.host : "localhost";
    return `${request.protocol}://${host}`;
  };
}
export type OriginOf = ReturnType<typeof createOrigin>;
