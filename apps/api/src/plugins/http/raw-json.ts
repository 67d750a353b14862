import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error";
import { isPacked } from "./json-body";

/** JSON whose very bytes count, because they were signed. */
export function readRawJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (isPacked(request)) done(new AppError("unsupported_media"));
    else done(null, body);
  });
}
