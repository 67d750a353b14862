import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isId } from "@larkwood/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnswerPage, PageReader } from "../../../../web/server/catalogue-reader";
import type { Config } from "../../config";
import { pagePolicy } from "../http/security-headers";
import type { CacheStats } from "../observability/shop-metrics";
import { sendCachedResponse, trySendCached } from "../response-cache/cached-response";
import {
  type CatalogueVersions,
  createResponseCache,
  MAX_CACHED_URL_LENGTH,
  type ShownProducts,
} from "../response-cache/response-cache";
import { CachedPage } from "./cached-page";

export interface Pages {
  /** Sends a cached page; false if there is none, or if it can't be sent directly. */
  tryAnswerFromCache: (request: FastifyRequest, reply: FastifyReply) => boolean;
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  stats: () => CacheStats;
}

interface PageDeps {
  render: AnswerPage;
  reader: PageReader;
  originOf: (request: FastifyRequest) => string;
  versions: CatalogueVersions;
}

const MAX_BYTES = 9 * 1024 * 1024;
const REFRESH_INTERVAL_MS = 1_000;
const MAX_AGE_MS = 60_000;
// Pages that read query parameters: product lists, comparisons, sign-in, and pages for members and Admins. All other pages are
// cached, whatever parameters a visitor adds.
const LISTS = /^\/(?:products(?:\/[^/]+)?|compare)(?:\/|\.data)?$/;
const MEMBERS =
  /^\/(?:signin|signup|forgot-password|reset-password|verify-email|unsubscribe|cart|checkout|samples|dashboard|settings|order|admin)(?:[/.]|$)/;
// The parameters that they read. Others, such as campaign tags, are removed.
const KNOWN_PARAMETERS = new Set([
  "search",
  "category",
  "sort",
  "cursor",
  "minPrice",
  "maxPrice",
  "inStock",
  "onSale",
  "attributes",
  "kind",
  "collection",
  "fits",
  "arrivesBy",
  "deliverTo",
  "ids",
  "token",
  "next",
]);
const KIND_PAGE = /^\/products\?kind=[a-z0-9-]{1,60}$/;
// Request headers that a page may depend on.
const FORWARDED_HEADERS = ["cookie", "accept", "user-agent"] as const;
// The renderer puts this mark on its inline scripts as a nonce.
const SCRIPT_MARK_HEADER = "x-script-mark";
const DROPPED_HEADERS = new Set([
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  SCRIPT_MARK_HEADER,
]);

/** Loads the renderer of the built web app; null without a build, as in development. */
export async function loadPages({ webBuildDir }: Config): Promise<AnswerPage | null> {
  const file = join(webBuildDir, "server", "index.js");
  if (!existsSync(file)) return null;
  const bundle: { answerPage: AnswerPage } = await import(pathToFileURL(file).href);
  return bundle.answerPage;
}

/** Serves HTML pages. A page that is the same for all visitors is rendered once and cached. */
export function createPages({ render, reader, originOf, versions }: PageDeps): Pages {
  const cache = createResponseCache<CachedPage>({
    maxBytes: MAX_BYTES,
    versions,
    refreshIntervalMs: REFRESH_INTERVAL_MS,
    maxAgeMs: MAX_AGE_MS,
  });

  async function create(request: FastifyRequest, url: string) {
    const read: ReadProducts = { ids: new Set(), variants: new Set(), dependsOnAllStock: false };
    const rendered = await render(toWebRequest(request, url), trackReads(reader, read));
    const response = await toCachedPage(rendered, originOf(request), read.variants);
    const shown: ShownProducts = read.dependsOnAllStock ? "everything" : read.ids;
    return isPublic(rendered) ? { response, shown } : response;
  }

  const parseRequest = (request: FastifyRequest) => {
    const { path, query, variant } = parseUrl(request.url);
    // Searches and personal links are not cached. The page of one kind is.
    const isCacheable =
      (query === "" || KIND_PAGE.test(path + query)) && path.length <= MAX_CACHED_URL_LENGTH;
    return { url: originOf(request) + path + query, isCacheable, variant };
  };
  const withVariant = (url: string, variant: string) => `${url}?variant=${variant}`;
  const getOrCreate = (request: FastifyRequest, url: string) =>
    cache.getOrCreate(url, () => create(request, url));

  const answer: Pages["answer"] = async (request, reply) => {
    const { url, isCacheable, variant } = parseRequest(request);
    if (!isCacheable) {
      const page = await create(request, url);
      return sendCachedResponse(request, reply, "shown" in page ? page.response : page);
    }
    const page = await getOrCreate(request, url);
    // An unknown variant gets the default page, so that made-up ids don't fill the cache.
    const hasVariant = variant !== null && page.variants.has(variant);
    return sendCachedResponse(
      request,
      reply,
      hasVariant ? await getOrCreate(request, withVariant(url, variant)) : page,
    );
  };
  const answerAtOnce = (request: FastifyRequest, reply: FastifyReply) => {
    const { url, isCacheable, variant } = parseRequest(request);
    if (!isCacheable) return false;
    const page = cache.get(url);
    const hasVariant = variant !== null && page?.variants.has(variant);
    return trySendCached(request, reply, hasVariant ? cache.get(withVariant(url, variant)) : page);
  };
  return { answer, tryAnswerFromCache: answerAtOnce, stats: cache.stats };
}

function toWebRequest(request: FastifyRequest, url: string): Request {
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(url, { headers });
}

function isPublic(response: Response): boolean {
  const isPrivate = /private|no-store/.test(response.headers.get("cache-control") ?? "");
  return !isPrivate && !response.headers.has("set-cookie") && [200, 404].includes(response.status);
}

async function toCachedPage(
  response: Response,
  origin: string,
  variants: ReadonlySet<string>,
): Promise<CachedPage> {
  const { html, hashes } = hashScripts(await response.text(), response.headers.get(SCRIPT_MARK_HEADER));
  const body = Buffer.from(html);
  const rendererHeaders = [...response.headers].filter(([name]) => !DROPPED_HEADERS.has(name));
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const headers = {
    "cache-control": "no-cache",
    // Depends on the shop's origin, which is part of the cache key, and not on the first visitor's connection.
    ...(isHtml ? { "content-security-policy": pagePolicy(hashes, origin.startsWith("https:")) } : {}),
    ...(isHtml ? { "cross-origin-opener-policy": "same-origin" } : {}),
    // Other sites must not learn from an image load what a visitor may see here.
    ...(isHtml ? { "cross-origin-resource-policy": "same-origin" } : {}),
    ...Object.fromEntries(rendererHeaders),
    vary: [response.headers.get("vary"), "Accept-Encoding"].filter(Boolean).join(", "),
  };
  // Redirects have the same empty body.
  const identity = `${origin} ${response.status} ${response.headers.get("location")}`;
  const etag = `W/"${createHash("sha1").update(identity).update(body).digest("base64url")}"`;
  return new CachedPage(variants, body, etag, headers, response.status);
}

/**
 * Removes the mark and returns the hashes of the inline scripts that had it. An injected script has no mark, so the
 * content security policy blocks it.
 */
function hashScripts(html: string, mark: string | null): { html: string; hashes: string[] } {
  if (!mark) return { html, hashes: [] };
  const attribute = ` nonce="${mark}"`;
  const scripts = html.split("</script>").slice(0, -1).map(splitScript);
  const marked = scripts.filter(({ tag }) => tag.includes(attribute));
  const hashes = marked.map(({ code }) => createHash("sha256").update(code).digest("base64"));
  return { html: html.replaceAll(attribute, ""), hashes: [...new Set(hashes)] };
}

/** The opening tag and the code of the script at the end of a text. */
function splitScript(text: string): { tag: string; code: string } {
  const start = text.indexOf("<script");
  const end = text.indexOf(">", start) + 1;
  return { tag: text.slice(start, end), code: text.slice(end) };
}

interface PageUrl {
  path: string;
  query: string;
  /** The selected variant of a product. */
  variant: string | null;
}

const isRead = ([name, value]: [string, string]) => value !== "" && KNOWN_PARAMETERS.has(name);

/** Parses a URL and removes query parameters that the page does not read. */
function parseUrl(url: string): PageUrl {
  const queryStart = url.indexOf("?");
  if (queryStart === -1) return { path: url, query: "", variant: null };
  const path = url.slice(0, queryStart);
  const parameters = new URLSearchParams(url.slice(queryStart + 1));
  const known = LISTS.test(path) || MEMBERS.test(path) ? [...parameters].filter(isRead) : [];
  const query = new URLSearchParams(known).toString();
  const variant = parameters.get("variant");
  // The data requests of the web app return the same for all variants.
  const hasVariant = variant !== null && isId(variant) && !path.endsWith(".data");
  return { path, query: query && `?${query}`, variant: hasVariant ? variant : null };
}

/** The products that a page has read. */
interface ReadProducts {
  ids: Set<string>;
  /** Variants of the page's product, without the default one. */
  variants: Set<string>;
  /** Whether stock decides which products it lists. */
  dependsOnAllStock: boolean;
}

/** Wraps the reader for one page and records what it reads. AsyncLocalStorage would slow all requests by a sixth (Node 20). */
function trackReads(reader: PageReader, read: ReadProducts): PageReader {
  const track = <T extends readonly { id: string }[]>(products: T): T => {
    for (const { id } of products) read.ids.add(id);
    return products;
  };
  return {
    ...reader,
    listProducts: async (query) => {
      const page = await reader.listProducts(query);
      if (page.isDecidedByStock) read.dependsOnAllStock = true;
      track(page.items);
      return page;
    },
    relatedProducts: async (id, count) => track(await reader.relatedProducts(id, count)),
    bestSellers: async () => track(await reader.bestSellers()),
    findProducts: async (ids) => track(await reader.findProducts(ids)),
    findProduct: async (id) => {
      const product = await reader.findProduct(id);
      if (product) track([product]);
      for (const { id } of product?.variants?.slice(1) ?? []) read.variants.add(id);
      return product;
    },
  };
}
