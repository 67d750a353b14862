import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { CatalogueReader, CreatePageHandler } from "../../../web/server/catalogue-reader";
import type { Config } from "../config";
import { ReadyReply, sendReady } from "./ready-reply";
import { pagePolicy } from "./security-headers";
import type { CacheFigures } from "./shop-metrics";

export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface Pages {
  answer: AnswerPage;
  figures: () => CacheFigures;
}

interface PageDeps {
  createHandler: CreatePageHandler;
  reader: CatalogueReader;
  originOf: (request: FastifyRequest) => string;
  /** Changes whenever a page may look different. */
  generation: () => number;
}

const MOST_BYTES = 16 * 1024 * 1024;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
// What a page may depend on; everything else of the request would only split the cache.
const PASSED_ON = ["cookie", "accept", "user-agent"] as const;
const MARK = "x-script-mark";
const NOT_PASSED_BACK = new Set([
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  MARK,
]);

/** The page handler of the built web app; null where there is no build, as in development. */
export async function loadPageHandler({ webBuildDir }: Config): Promise<CreatePageHandler | null> {
  const file = join(webBuildDir, "server", "index.js");
  if (!existsSync(file)) return null;
  const bundle: { createPageHandler: CreatePageHandler } = await import(pathToFileURL(file).href);
  return bundle.createPageHandler;
}

/** Answers documents. A page that is the same for everybody is rendered once and kept as bytes. */
export function createPages({ createHandler, reader, originOf, generation }: PageDeps): Pages {
  const handle = createHandler(reader);
  const kept = new LRUCache<string, ReadyReply>({
    maxSize: MOST_BYTES,
    sizeCalculation: (page) => page.size,
  });

  const awaited = new Map<string, Promise<ReadyReply | undefined>>();

  let hits = 0;
  let misses = 0;

  const answer: AnswerPage = async (request, reply) => {
    const key = `${generation()} ${originOf(request)}${request.url}`;
    const known = kept.get(key);
    if (known) {
      hits += 1;
      return sendReady(request, reply, known);
    }
    misses += 1;
    // Asked without a pause in between, so that of many at one moment only the first renders.
    const others = awaited.get(key);
    const page = others ? ((await others) ?? (await render(key, request))) : await render(key, request);
    return sendReady(request, reply, page);
  };

  /** Renders a page; whoever asks for it meanwhile waits for the same one, if it is for everybody. */
  function render(key: string, request: FastifyRequest): Promise<ReadyReply> {
    const secure = request.protocol === "https";
    const rendering = handle(toWebRequest(request, originOf(request))).then(async (response) => {
      const page = await toReadyReply(response, secure);
      const shared = isForEverybody(response);
      if (shared) kept.set(key, page);
      return { page, shared };
    });
    const others = rendering.then(
      ({ page, shared }) => (shared ? page : undefined),
      () => undefined,
    );
    awaited.set(key, others);
    others.finally(() => awaited.get(key) === others && awaited.delete(key));
    return rendering.then(({ page }) => page);
  }
  return { answer, figures: () => ({ hits, misses, bytes: kept.calculatedSize }) };
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(origin + request.url, { headers });
}

function isForEverybody(response: Response): boolean {
  const isPrivate = /private|no-store/.test(response.headers.get("cache-control") ?? "");
  return !isPrivate && !response.headers.has("set-cookie") && [200, 404].includes(response.status);
}

async function toReadyReply(response: Response, secure: boolean): Promise<ReadyReply> {
  const { html, hashes } = sealScripts(await response.text(), response.headers.get(MARK));
  const body = Buffer.from(html);
  const own = [...response.headers].filter(([name]) => !NOT_PASSED_BACK.has(name));
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const headers = {
    "cache-control": "no-cache",
    ...(isHtml ? { "content-security-policy": pagePolicy(hashes, secure) } : {}),
    ...(isHtml ? { "cross-origin-opener-policy": "same-origin" } : {}),
    ...Object.fromEntries(own),
    vary: [response.headers.get("vary"), "Accept-Encoding"].filter(Boolean).join(", "),
  };
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  return new ReadyReply(body, etag, headers, response.status);
}

/**
 * The hashes of the inline scripts that bear the mark of this rendering, and the page without the mark. A script that
 * got into the page in any other way bears none, and the policy does not let it run.
 */
function sealScripts(html: string, mark: string | null): { html: string; hashes: string[] } {
  if (!mark) return { html, hashes: [] };
  const attribute = ` nonce="${mark}"`;
  const own = [...html.matchAll(SCRIPT)].filter(([, attributes = ""]) => attributes.includes(attribute));
  const hashes = own.map(([, , code = ""]) => createHash("sha256").update(code).digest("base64"));
  return { html: html.replaceAll(attribute, ""), hashes: [...new Set(hashes)] };
}
