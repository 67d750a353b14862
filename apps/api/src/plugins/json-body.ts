import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error";

/** JSON bodies, where an empty one is simply none: clients send the type with every call, DELETE included. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else if (isPacked(request)) done(new AppError("unsupported_media"));
    else parse(request, String(body), done);
  });
}

/** Nothing is unpacked here: what is packed could grow to any size. */
export function isPacked({ headers }: FastifyRequest): boolean {
  return (headers["content-encoding"] ?? "identity") !== "identity";
}
