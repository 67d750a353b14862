import { createHash } from "node:crypto";
import { endpoints, type Product, type ProductQuery } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../../core/app-error";
import { CachedResponse } from "../../../plugins/response-cache/cached-response";
import {
  createResponseCache,
  MAX_CACHED_URL_LENGTH,
  type ShownProducts,
} from "../../../plugins/response-cache/response-cache";
import { paginationHeaders } from "../../../plugins/router/pagination-headers";
import type { CatalogueContext } from "../context";
import type { FacetQuery } from "../filters";
import { findPublished, productTag, toDetail, toProduct } from "../products";
import { countFacets } from "./count-facets";
import { listProducts, shouldUseIndex } from "./list-products";
import { patchStock } from "./patch-stock";
import { suggestProducts } from "./suggest-products";

const JSON_TYPE = "application/json; charset=utf-8";
const MOST_BYTES = 7 * 1024 * 1024;
const RENEW_MS = 500;
const LONGEST_AGE_MS = 60_000;
const LIST_PARAMETERS = Object.keys(endpoints.listProducts.query.shape);

/** Finished replies of the two calls that a shop answers most. */
export function createProductResponses({
  replicas,
  catalogueChanges: catalogue,
  productIndex: index,
  originOf,
  synonyms,
}: CatalogueContext) {
  const kept = createResponseCache({
    mostBytes: MOST_BYTES,
    news: catalogue,
    renewMs: RENEW_MS,
    longestAgeMs: LONGEST_AGE_MS,
  });

  /** The key of a request; null for one that nothing is kept of. Parameters that the call does not know are no part of it. */
  const keyOf = (request: FastifyRequest): string | null => {
    if (request.url.length > MAX_CACHED_URL_LENGTH) return null;
    const { id } = request.params as { id?: string };
    // By kind: an id is looked up as it came, and could be spelled like a list, which is for members only.
    if (id !== undefined) return `${originOf(request)} product ${id}`;
    const known = knownPart(request.query as Record<string, unknown>);
    return known === null ? null : `${originOf(request)} list ${known}`;
  };

  /** Counts are the same on every host. */
  const facetsKeyOf = (request: FastifyRequest): string | null => {
    if (request.url.length > MAX_CACHED_URL_LENGTH) return null;
    const known = knownPart(request.query as Record<string, unknown>);
    return known === null ? null : `facets ${known}`;
  };

  const lookFor = (key: string | null) => (key === null ? null : () => kept.peek(key));

  const answer = async (
    request: FastifyRequest,
    make: () => Promise<{ reply: CachedResponse; shown: ShownProducts }>,
    mend: (outdated: CachedResponse) => Promise<CachedResponse | null>,
  ): Promise<CachedResponse> => {
    const key = keyOf(request);
    return key === null ? (await make()).reply : kept.getOrCreate(key, make, mend);
  };

  /** The products of a reply with the stock of now. */
  const mended = (shown: Product[]) => replicas.read((db) => patchStock(db, shown));

  return {
    figures: kept.figures,

    look: (request: FastifyRequest) => lookFor(keyOf(request)),
    lookForFacets: (request: FastifyRequest) => lookFor(facetsKeyOf(request)),

    list: (request: FastifyRequest, query: ProductQuery): Promise<CachedResponse> => {
      const origin = originOf(request);
      const make = async () => {
        const facts = shouldUseIndex(query) ? index.find() : null;
        const page = await replicas.read((db) => listProducts(db, query, synonyms, facts));
        const items: Product[] = page.items.map((row) => toProduct(row, origin));
        const reply = listReply(endpoints.listProducts.reply.parse(items), origin, {
          "content-type": JSON_TYPE,
          "cache-control": "private, no-cache",
          vary: "Accept-Encoding",
          ...paginationHeaders(request, page),
          ...(page.isPartial ? { "x-search-match": "partial" } : {}),
        });
        const shown: ShownProducts = page.isDecidedByStock
          ? "everything"
          : new Set(items.map(({ id }) => id));
        return { reply, shown };
      };
      const mend = async ({ body, headers }: CachedResponse) => {
        const items = await mended(JSON.parse(body.toString()));
        return items && listReply(items, origin, headers);
      };
      return answer(request, make, mend);
    },

    suggestions: (request: FastifyRequest, search: string): Promise<CachedResponse> => {
      const origin = originOf(request);
      const words = search.toLowerCase();
      return kept.getOrCreate(`${origin} suggest ${words}`, async () => {
        const facts = index.find();
        const found = await replicas.read((db) => suggestProducts(db, words, synonyms, facts));
        const items = endpoints.suggestProducts.reply.parse(found.map((row) => toProduct(row, origin)));
        const body = Buffer.from(JSON.stringify(items));
        const reply = new CachedResponse(body, tagOf(origin, body), {
          "content-type": JSON_TYPE,
          "cache-control": "no-cache",
          vary: "Accept-Encoding",
        });
        return { reply, shown: new Set<string>() };
      });
    },

    facets: (request: FastifyRequest, query: FacetQuery): Promise<CachedResponse> => {
      const make = async () => {
        // Reading all of the facts takes no longer than a single walk of the table, and is done once for all who wait.
        const facts = await index.await();
        const facets = endpoints.getFacets.reply.parse(
          await replicas.read((db) => countFacets(db, query, synonyms, facts)),
        );
        const body = Buffer.from(JSON.stringify(facets));
        const reply = new CachedResponse(body, tagOf("", body), {
          "content-type": JSON_TYPE,
          "cache-control": "private, no-cache",
          vary: "Accept-Encoding",
        });
        return { reply, shown: "everything" as const };
      };
      const key = facetsKeyOf(request);
      return key === null ? make().then(({ reply }) => reply) : kept.getOrCreate(key, make);
    },

    detail: (request: FastifyRequest, id: string): Promise<CachedResponse> => {
      const origin = originOf(request);
      const make = async () => {
        const found = await replicas.read((db) => findPublished(db, id));
        if (!found) throw new AppError("not_found");
        const product = endpoints.getProduct.reply.parse(toDetail(found, origin));
        return { reply: detailReply(product, origin), shown: new Set([id]) };
      };
      const mend = async ({ body }: CachedResponse) => {
        const [product] = (await mended([JSON.parse(body.toString())])) ?? [];
        return product ? detailReply(product, origin) : null;
      };
      return answer(request, make, mend);
    },
  };
}
export type ProductResponses = ReturnType<typeof createProductResponses>;

function listReply(
  items: readonly Product[],
  origin: string,
  headers: CachedResponse["headers"],
): CachedResponse {
  const body = Buffer.from(JSON.stringify(items));
  return new CachedResponse(body, tagOf(origin, body), headers);
}

function detailReply(product: Product, origin: string): CachedResponse {
  return new CachedResponse(Buffer.from(JSON.stringify(product)), productTag(product, origin), {
    "content-type": JSON_TYPE,
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
  });
}

const tagOf = (origin: string, body: Buffer) =>
  `W/"${createHash("sha1").update(origin).update(body).digest("base64url")}"`;

/** The known parameters in one order; null where one is there twice. */
function knownPart(query: Record<string, unknown>): string | null {
  let known = "?";
  for (const name of LIST_PARAMETERS) {
    const value = query[name];
    if (value === undefined) continue;
    if (typeof value !== "string") return null;
    known += `${name}=${value.length}:${value}&`;
  }
  return known;
}
