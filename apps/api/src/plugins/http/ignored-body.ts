import type { FastifyInstance } from "fastify";

const MAX_BYTES = 1_024;

/** Reads and ignores short bodies of any type. */
export function registerIgnoringParser(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: MAX_BYTES }, (_request, _body, done) => {
    done(null, undefined);
  });
}
