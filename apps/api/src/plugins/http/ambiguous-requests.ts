import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error";

/**
 * Refuses what a proxy in front may have read in another way: two Host lines, of which it took the other, and targets
 * that are no path (`GET http://…`, `GET *`), which are said to a proxy only.
 */
export function rejectAmbiguousRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!request.url.startsWith("/") || hasDuplicateHost(request.raw))
      done(new AppError("malformed_request"));
    else done();
  });
}

export function hasDuplicateHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // On the way of every request: names are compared only where the length fits.
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
