import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";

/** Bodies that are files: CSV as text, pictures as parts of a form. Everywhere else a body is JSON. */
export async function readUploads(scope: FastifyInstance): Promise<void> {
  scope.addContentTypeParser("text/csv", { parseAs: "string" }, (_request, body, done) => done(null, body));
  await scope.register(multipart);
}
