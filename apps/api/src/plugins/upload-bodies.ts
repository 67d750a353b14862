import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error";
import { isPacked } from "./json-body";

/** Bodies that are files: CSV as text, pictures as parts of a form. Everywhere else a body is JSON. */
export async function readUploads(scope: FastifyInstance): Promise<void> {
  scope.addContentTypeParser("text/csv", { parseAs: "buffer" }, (request, body, done) => {
    if (isPacked(request)) done(new AppError("unsupported_media"));
    else done(null, textOf(body));
  });
  await scope.register(multipart);
}

/** UTF-8, or what spreadsheets of western countries save (Latin-1, as Windows extends it), which is never valid UTF-8. */
function textOf(body: Buffer | string): string {
  if (typeof body === "string") return body;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return new TextDecoder("windows-1252").decode(body);
  }
}
