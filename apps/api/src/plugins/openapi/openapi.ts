import type { Endpoint } from "@larkwood/contract";
import type { FastifyInstance } from "fastify";
import { docsPage, docsPolicy } from "./docs-page";
import { openApiDocument } from "./openapi-document";

/** `/api/openapi.json` and a page to read at `/api/docs`, of exactly the calls that this server answers. */
export function openApiRoutes(
  app: FastifyInstance,
  shopName: () => string,
  calls: readonly Endpoint[],
): void {
  // Made at the first request: by then every call is registered, and most starts never need it.
  let made: { name: string; document: ReturnType<typeof openApiDocument> } | undefined;
  const describe = () => {
    const name = shopName();
    if (made?.name !== name) made = { name, document: openApiDocument(name, calls) };
    return made.document;
  };

  app.get("/api/openapi.json", async (_request, reply) => {
    return reply.header("cache-control", "no-cache").send(describe());
  });

  app.get("/api/docs", async (_request, reply) => {
    return reply
      .headers({ "cache-control": "no-cache", "content-security-policy": docsPolicy })
      .type("text/html; charset=utf-8")
      .send(docsPage(describe()));
  });
}
