import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error";

/** Rejects requests that a proxy may interpret differently: two Host headers, or a target that is not a path. */
export function rejectAmbiguousRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!request.url.startsWith("/") || hasDuplicateHost(request.raw))
      done(new AppError("malformed_request"));
    else done();
  });
}

export function hasDuplicateHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Runs for every request, so it compares the length first.
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
