import type { Endpoint } from "@larkwood/contract";
import type { FastifyInstance } from "fastify";
import { docsPage, docsPolicy } from "./docs-page";
import { openApiDocument } from "./openapi-document";

/** Serves `/api/openapi.json` and the page `/api/docs` for all registered endpoints. */
export function openApiRoutes(
  app: FastifyInstance,
  shopName: () => string,
  registeredEndpoints: readonly Endpoint[],
): void {
  // Created at the first request, when all endpoints are registered.
  let cached: { name: string; document: ReturnType<typeof openApiDocument> } | undefined;
  const describe = () => {
    const name = shopName();
    if (cached?.name !== name) cached = { name, document: openApiDocument(name, registeredEndpoints) };
    return cached.document;
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
