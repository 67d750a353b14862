import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { type CachedResponse, sendCachedResponse, textResponse } from "../../response-cache/cached-response";
import type { OpenApiDocument } from "../openapi-document";
import { referencePage, referencePolicy } from "./pages";

const FILES = [
  { name: "reference.css", type: "text/css; charset=utf-8" },
  { name: "reference.js", type: "text/javascript; charset=utf-8" },
] as const;

/** The document as JSON, which is replaced when the shop's name changes. */
type FindDocument = () => CachedResponse;

/** Serves `/api/docs`: pages, and their style and script. Each page is created when it is asked for first. */
export function referenceRoutes(app: FastifyInstance, findDocument: FindDocument): void {
  for (const { name, type } of FILES) {
    const file = textResponse(readFileSync(new URL(`./docs-files/${name}`, import.meta.url), "utf8"), {
      "content-type": type,
    });
    app.get(`/api/docs/${name}`, (request, reply) => sendCachedResponse(request, reply, file));
  }

  const findPage = createPageCache(findDocument);
  for (const url of ["/api/docs", "/api/docs/:section", "/api/docs/guides/:guide"])
    app.get(url, (request, reply) => {
      const page = findPage(request.url.split("?")[0] ?? "");
      return page ? sendCachedResponse(request, reply, page) : reply.callNotFound();
    });
}

function createPageCache(findDocument: FindDocument) {
  let source: CachedResponse | undefined;
  // Only for addresses that exist, so their number is limited.
  const pages = new Map<string, CachedResponse>();
  return (path: string): CachedResponse | null => {
    const document = findDocument();
    if (source !== document) pages.clear();
    source = document;
    const cached = pages.get(path);
    if (cached) return cached;
    const html = referencePage(JSON.parse(document.body.toString()) as OpenApiDocument, path);
    if (html === null) return null;
    const page = textResponse(html, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": referencePolicy,
    });
    pages.set(path, page);
    return page;
  };
}
