import type { Endpoint } from "@larkwood/contract";
import type { FastifyInstance } from "fastify";
import { type CachedResponse, sendCachedResponse, textResponse } from "../response-cache/cached-response";
import { openApiDocument } from "./openapi-document";
import { referenceRoutes } from "./reference/reference-routes";

/** Serves `/api/openapi.json` and the reference at `/api/docs` for all registered endpoints. */
export function openApiRoutes(
  app: FastifyInstance,
  shopName: () => string,
  registeredEndpoints: readonly Endpoint[],
): void {
  // Created at the first request, when all endpoints are registered.
  let cached: { name: string; document: CachedResponse } | undefined;
  const findDocument = () => {
    const name = shopName();
    if (cached?.name !== name) {
      const document = JSON.stringify(openApiDocument(name, registeredEndpoints));
      cached = {
        name,
        document: textResponse(document, { "content-type": "application/json; charset=utf-8" }),
      };
    }
    return cached.document;
  };

  app.get("/api/openapi.json", (request, reply) => sendCachedResponse(request, reply, findDocument()));
  referenceRoutes(app, findDocument);
}
