import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error";
import { isCompressed } from "./json-body";

/** Parses uploads: CSV as bytes, images as multipart forms. All other endpoints take JSON. */
export async function registerUploadParsers(scope: FastifyInstance): Promise<void> {
  scope.addContentTypeParser("text/csv", { parseAs: "buffer" }, (request, body, done) => {
    if (isCompressed(request)) done(new AppError("unsupported_media"));
    else done(null, body);
  });
  await scope.register(multipart);
}
