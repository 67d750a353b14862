import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error";
import { isCompressed } from "./json-body";

/** Keeps JSON bodies as bytes, for endpoints that verify a signature. */
export function registerRawJsonParser(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (isCompressed(request)) done(new AppError("unsupported_media"));
    else done(null, body);
  });
}
