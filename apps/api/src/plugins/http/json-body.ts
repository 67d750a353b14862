import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../core/app-error";
import { replaceLoneSurrogates } from "./lone-surrogates";

/** Parses JSON bodies. An empty body counts as none, because clients send the content type with every request. */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ["application/json", "application/merge-patch+json"],
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, undefined);
      else if (isCompressed(request)) done(new AppError("unsupported_media"));
      else parse(request, replaceLoneSurrogates(String(body)), done);
    },
  );
}

/** Compressed bodies are rejected, because they could expand to any size. */
export function isCompressed({ headers }: FastifyRequest): boolean {
  return (headers["content-encoding"] ?? "identity") !== "identity";
}
