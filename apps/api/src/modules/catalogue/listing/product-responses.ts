import { createHash } from "node:crypto";
import { endpoints, type Product } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { CachedResponse } from "../../../plugins/response-cache/cached-response";
import {
  createResponseCache,
  MAX_CACHED_URL_LENGTH,
  type ShownProducts,
} from "../../../plugins/response-cache/response-cache";
import { paginationHeaders } from "../../../plugins/router/pagination-headers";
import type { CatalogueContext } from "../context";
import type { FacetQuery, FilterQuery, Range } from "../filters";
import { findPublished, productTag, toDetail, toProduct } from "../products";
import type { ProductPage } from "../search";
import { countFacets } from "./count-facets";
import { listProducts, shouldUseIndex } from "./list-products";
import { createReadInTurn } from "./read-in-turn";
import { resolveArrival } from "./resolve-arrival";
import { suggestDestinations } from "./suggest-destinations";
import { suggestProducts } from "./suggest-products";

const JSON_TYPE = "application/json; charset=utf-8";
const MAX_BYTES = 7 * 1024 * 1024;
const REFRESH_MS = 500;
const MAX_AGE_MS = 60_000;
const LIST_PARAMETERS = new Set(Object.keys(endpoints.listProducts.query.shape));

/** Cached responses of the product endpoints: list, detail, facets and suggestions. */
export function createProductResponses(context: CatalogueContext) {
  const {
    replicas,
    catalogueChanges: catalogue,
    productIndex: index,
    originOf,
    synonyms,
    promotionBadges,
  } = context;
  const readInTurn = createReadInTurn(context);
  const cache = createResponseCache({
    maxBytes: MAX_BYTES,
    versions: catalogue,
    refreshIntervalMs: REFRESH_MS,
    maxAgeMs: MAX_AGE_MS,
  });

  /** Cache key of a request; null if it is not cached. Unknown parameters are ignored. */
  const keyOf = (request: FastifyRequest): string | null => {
    if (request.url.length > MAX_CACHED_URL_LENGTH) return null;
    const { id } = request.params as { id?: string };
    // The prefix keeps a crafted id from matching the key of a list, which may be members-only.
    if (id !== undefined) return `${originOf(request)} product ${id}`;
    const query = request.query as Record<string, unknown>;
    const parameters = isOfProgram(query) ? null : canonicalQuery(query);
    return parameters === null ? null : `${originOf(request)} list ${parameters}`;
  };

  /** The key has no origin: facets are the same on every host. */
  const facetsKeyOf = (request: FastifyRequest): string | null => {
    if (request.url.length > MAX_CACHED_URL_LENGTH) return null;
    const parameters = canonicalQuery(request.query as Record<string, unknown>);
    return parameters === null ? null : `facets ${parameters}`;
  };

  const peekKey = (key: string | null) => (key === null ? null : () => cache.get(key));

  const respond = async (
    request: FastifyRequest,
    create: () => Promise<{ response: CachedResponse; shown: ShownProducts }>,
  ): Promise<CachedResponse> => {
    const key = keyOf(request);
    return key === null ? (await create()).response : cache.getOrCreate(key, create);
  };

  /** Caches what is suggested under a key, which contains the origin if the items do. */
  const cacheSuggestions = (
    key: string,
    client: string,
    find: (db: Executor) => Promise<readonly object[]>,
  ) =>
    cache.getOrCreate(key, async () => {
      const body = Buffer.from(JSON.stringify(await readInTurn(client, find)));
      const response = new CachedResponse(body, etagOf(key, body), {
        "content-type": JSON_TYPE,
        "cache-control": "no-cache",
        vary: "Accept-Encoding",
      });
      return { response, shown: new Set<string>() };
    });

  return {
    stats: cache.stats,

    peek: (request: FastifyRequest) => peekKey(keyOf(request)),
    peekFacets: (request: FastifyRequest) => peekKey(facetsKeyOf(request)),

    list: async (request: FastifyRequest, asked: FilterQuery, client: string): Promise<CachedResponse> => {
      const query = resolveArrival(context, asked);
      const origin = originOf(request);
      const create = async () => {
        const snapshot = shouldUseIndex(query) ? await index.findSnapshot() : null;
        const { page, items } = await readInTurn(client, async (db) => {
          const found = await listProducts(db, query, synonyms, snapshot);
          const products = found.items.map((row) => ({
            ...toProduct(row, origin),
            updatedAt: row.updatedAt?.toISOString(),
          }));
          return { page: found, items: await promotionBadges.addTo(db, products) };
        });
        const response = listResponse(endpoints.listProducts.reply.parse(items), origin, {
          "content-type": JSON_TYPE,
          "cache-control": "private, no-cache",
          vary: "Accept-Encoding",
          ...paginationHeaders(request, page),
          ...searchHeaders(page),
        });
        const shown: ShownProducts = page.isDecidedByStock
          ? "everything"
          : new Set(items.map(({ id }) => id));
        return { response, shown };
      };
      return respond(request, create);
    },

    suggestions: (request: FastifyRequest, search: string, client: string): Promise<CachedResponse> => {
      const origin = originOf(request);
      const words = search.toLowerCase();
      return cacheSuggestions(`${origin} suggest ${words}`, client, async (db) => {
        const found = await suggestProducts(db, words, synonyms);
        return endpoints.suggestProducts.reply.parse(found.map((row) => toProduct(row, origin)));
      });
    },

    destinations: (search: string, client: string): Promise<CachedResponse> => {
      const words = search.toLowerCase();
      return cacheSuggestions(`destinations ${words}`, client, (db) =>
        suggestDestinations(db, words, synonyms),
      );
    },

    facets: async (request: FastifyRequest, asked: FacetQuery, client: string): Promise<CachedResponse> => {
      const query = resolveArrival(context, asked);
      const create = async () => {
        // Loading the index takes no longer than one scan of the table, and all waiting requests share it.
        const snapshot = await index.waitForSnapshot();
        const facets = endpoints.getFacets.reply.parse(
          await readInTurn(client, (db) => countFacets(db, query, synonyms, snapshot)),
        );
        const body = Buffer.from(JSON.stringify(facets));
        const response = new CachedResponse(body, etagOf("", body), {
          "content-type": JSON_TYPE,
          "cache-control": "private, no-cache",
          vary: "Accept-Encoding",
        });
        return { response, shown: "everything" as const };
      };
      const key = facetsKeyOf(request);
      return key === null ? create().then(({ response }) => response) : cache.getOrCreate(key, create);
    },

    detail: (request: FastifyRequest, id: string): Promise<CachedResponse> => {
      const origin = originOf(request);
      const create = async () => {
        const [found] = await replicas.read(async (db) => {
          const detail = await findPublished(db, id);
          return detail ? promotionBadges.addTo(db, [toDetail(detail, origin)]) : [];
        });
        if (!found) throw new AppError("not_found");
        const product = endpoints.getProduct.reply.parse(found);
        return { response: detailResponse(product, origin), shown: new Set([id]) };
      };
      return respond(request, create);
    },
  };
}
export type ProductResponses = ReturnType<typeof createProductResponses>;

/** How the search was understood: closest results only, the words that they lack, the price, the size. */
function searchHeaders({ isPartial, droppedWords, price, size }: ProductPage): Record<string, string> {
  return {
    ...(isPartial ? { "x-search-match": "partial" } : {}),
    ...(droppedWords.length > 0
      ? { "x-search-dropped": droppedWords.map((word) => encodeURIComponent(word)).join(",") }
      : {}),
    ...(price ? { "x-search-price": toText(price) } : {}),
    ...(size ? { "x-search-size": `${size.key}:${toText(size)}` } : {}),
  };
}

const toText = ({ min, max }: Range) => `${min ?? ""}..${max ?? ""}`;

function listResponse(
  items: readonly Product[],
  origin: string,
  headers: CachedResponse["headers"],
): CachedResponse {
  const body = Buffer.from(JSON.stringify(items));
  return new CachedResponse(body, etagOf(origin, body), headers);
}

function detailResponse(product: Product, origin: string): CachedResponse {
  return new CachedResponse(Buffer.from(JSON.stringify(product)), productTag(product, origin), {
    "content-type": JSON_TYPE,
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
  });
}

const etagOf = (origin: string, body: Buffer) =>
  `W/"${createHash("sha1").update(origin).update(body).digest("base64url")}"`;

/** Whether a program asks for a copy of the catalogue. Its responses would evict those that many shoppers read. */
const isOfProgram = ({ updatedSince, sku, sort }: Record<string, unknown>): boolean =>
  updatedSince !== undefined || sku !== undefined || sort === "updated";

/** The known parameters in a fixed order; null if one is repeated, or if the response depends on the time. */
function canonicalQuery(query: Record<string, unknown>): string | null {
  if (query.arrivesBy) return null;
  let canonical = "?";
  for (const name of Object.keys(query).sort()) {
    if (!LIST_PARAMETERS.has(name)) continue;
    const value = query[name];
    if (typeof value !== "string") return null;
    canonical += `${name}=${value.length}:${value}&`;
  }
  return canonical;
}
