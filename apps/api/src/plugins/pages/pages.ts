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
  /** Sends a page that is kept; false where there is none, or where it needs the long way. */
  answerAtOnce: (request: FastifyRequest, reply: FastifyReply) => boolean;
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  figures: () => CacheStats;
}

interface PageDeps {
  render: AnswerPage;
  reader: PageReader;
  originOf: (request: FastifyRequest) => string;
  /** Tells when a page may look different. */
  news: CatalogueVersions;
}

const MOST_BYTES = 9 * 1024 * 1024;
const RENEW_MS = 1_000;
const LONGEST_AGE_MS = 60_000;
// What pages read of a query. Anything else (marks of an advertisement, noise) is not passed on, so that it costs nothing.
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
  "collection",
  "fits",
  "token",
  "next",
]);
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

/** What renders the pages of the built web app; null where there is no build, as in development. */
export async function loadPages({ webBuildDir }: Config): Promise<AnswerPage | null> {
  const file = join(webBuildDir, "server", "index.js");
  if (!existsSync(file)) return null;
  const bundle: { answerPage: AnswerPage } = await import(pathToFileURL(file).href);
  return bundle.answerPage;
}

/** Answers documents. A page that is the same for everybody is rendered once and kept as bytes. */
export function createPages({ render, reader, originOf, news }: PageDeps): Pages {
  const kept = createResponseCache<CachedPage>({
    mostBytes: MOST_BYTES,
    news,
    renewMs: RENEW_MS,
    longestAgeMs: LONGEST_AGE_MS,
  });

  async function make(request: FastifyRequest, address: string) {
    const showing: Showing = { ids: new Set(), variants: new Set(), everything: false };
    const response = await render(toWebRequest(request, address), noteShown(reader, showing));
    const reply = await toPageReply(response, originOf(request), showing.variants);
    const shown: ShownProducts = showing.everything ? "everything" : showing.ids;
    return isForEverybody(response) ? { reply, shown } : reply;
  }

  const addressOf = (request: FastifyRequest) => {
    const { path, query, variant } = knownAddress(request.url);
    // Whoever searches or follows a link of their own gets a page of their own.
    const isKept = query === "" && path.length <= MAX_CACHED_URL_LENGTH;
    return { address: originOf(request) + path + query, isKept, variant };
  };
  const withVariant = (address: string, variant: string) => `${address}?variant=${variant}`;
  const keep = (request: FastifyRequest, address: string) =>
    kept.getOrCreate(address, () => make(request, address));

  const answer: Pages["answer"] = async (request, reply) => {
    const { address, isKept, variant } = addressOf(request);
    if (!isKept) {
      const page = await make(request, address);
      return sendCachedResponse(request, reply, "shown" in page ? page.reply : page);
    }
    const page = await keep(request, address);
    // The page tells which variants there are: a made-up one is the page itself, and takes no room beside it.
    const isNamed = variant !== null && page.variants.has(variant);
    return sendCachedResponse(
      request,
      reply,
      isNamed ? await keep(request, withVariant(address, variant)) : page,
    );
  };
  const answerAtOnce = (request: FastifyRequest, reply: FastifyReply) => {
    const { address, isKept, variant } = addressOf(request);
    if (!isKept) return false;
    const page = kept.peek(address);
    const isNamed = variant !== null && page?.variants.has(variant);
    return trySendCached(request, reply, isNamed ? kept.peek(withVariant(address, variant)) : page);
  };
  return { answer, answerAtOnce, figures: kept.figures };
}

function toWebRequest(request: FastifyRequest, address: string): Request {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(address, { headers });
}

function isForEverybody(response: Response): boolean {
  const isPrivate = /private|no-store/.test(response.headers.get("cache-control") ?? "");
  return !isPrivate && !response.headers.has("set-cookie") && [200, 404].includes(response.status);
}

async function toPageReply(
  response: Response,
  origin: string,
  variants: ReadonlySet<string>,
): Promise<CachedPage> {
  const { html, hashes } = sealScripts(await response.text(), response.headers.get(MARK));
  const body = Buffer.from(html);
  const own = [...response.headers].filter(([name]) => !NOT_PASSED_BACK.has(name));
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const headers = {
    "cache-control": "no-cache",
    // By the shop's address, which is part of the key, and not by the way that this one visitor came.
    ...(isHtml ? { "content-security-policy": pagePolicy(hashes, origin.startsWith("https:")) } : {}),
    ...(isHtml ? { "cross-origin-opener-policy": "same-origin" } : {}),
    // A page of another site must not find out by a picture that fails or loads what its visitor may see here.
    ...(isHtml ? { "cross-origin-resource-policy": "same-origin" } : {}),
    ...Object.fromEntries(own),
    vary: [response.headers.get("vary"), "Accept-Encoding"].filter(Boolean).join(", "),
  };
  const etag = `W/"${createHash("sha1").update(origin).update(body).digest("base64url")}"`;
  return new CachedPage(variants, body, etag, headers, response.status);
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

interface KnownAddress {
  path: string;
  query: string;
  /** The variant that a product is to be shown in. */
  variant: string | null;
}

/** The address without what no page reads. */
function knownAddress(url: string): KnownAddress {
  const mark = url.indexOf("?");
  if (mark === -1) return { path: url, query: "", variant: null };
  const path = url.slice(0, mark);
  const given = new URLSearchParams(url.slice(mark + 1));
  const known = new URLSearchParams([...given].filter(([name]) => KNOWN_PARAMETERS.has(name)));
  const query = known.toString();
  const variant = given.get("variant");
  // The data of a page on its way through the shop is the same for all variants.
  const isNamed = variant !== null && isId(variant) && !path.endsWith(".data");
  return { path, query: query && `?${query}`, variant: isNamed ? variant : null };
}

/** Whose stock a rendering has looked at. */
interface Showing {
  ids: Set<string>;
  /** Those of the page's product but the default one, which is what is shown without any. */
  variants: Set<string>;
  everything: boolean;
}

/**
 * The reader, but what it gives is written down for the rendering at hand. Each rendering has a reader of its own: to
 * follow asynchronous work instead makes every request of the process dearer by a sixth (Node 20).
 */
function noteShown(reader: PageReader, showing: Showing): PageReader {
  const note = <T extends readonly { id: string }[]>(products: T): T => {
    for (const { id } of products) showing.ids.add(id);
    return products;
  };
  return {
    ...reader,
    listProducts: async (query) => {
      const page = await reader.listProducts(query);
      if (page.isDecidedByStock) showing.everything = true;
      note(page.items);
      return page;
    },
    relatedProducts: async (id, count) => note(await reader.relatedProducts(id, count)),
    bestSellers: async () => note(await reader.bestSellers()),
    findProduct: async (id) => {
      const product = await reader.findProduct(id);
      if (product) note([product]);
      for (const { id } of product?.variants?.slice(1) ?? []) showing.variants.add(id);
      return product;
    },
  };
}
