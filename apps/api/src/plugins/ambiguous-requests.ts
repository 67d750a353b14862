import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error";

/**
 * Refuses what a proxy in front may have read in another way: two Host lines, of which it took the other, and targets
 * that are no path (`GET http://…`, `GET *`), which are said to a proxy only.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!request.url.startsWith("/") || hasTwoHosts(request)) done(new AppError("malformed_request"));
    else done();
  });
}

function hasTwoHosts({ raw }: FastifyRequest): boolean {
  let hosts = 0;
  // On the way of every request: names are compared only where the length fits.
  for (let i = 0; i < raw.rawHeaders.length; i += 2) {
    const name = raw.rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
