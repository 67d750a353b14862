import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config";
import { hasDuplicateHost } from "../http/ambiguous-requests";
import type { NextId } from "../http/request-ids";
import { securityHeaders } from "../http/security-headers";
import { hasBody } from "../http/single-response";
import type { Series } from "../observability/request-durations";
import type { CacheStats } from "../observability/shop-metrics";
import { type CachedResponse, writeCachedResponse } from "./cached-response";

/** Finds the valid cached response of a URL, if this client may get it. */
export type FindCached = (request: IncomingMessage) => CachedResponse | undefined;

/** A URL that the framework has answered from the cache before. */
interface KnownUrl {
  find: FindCached;
  /** Headers of every response to this origin. */
  commonHeaders: Readonly<Record<string, string>>;
  route: string;
  /** The metrics series of the last response. */
  series: Series | null;
}

interface EnableOptions {
  /** False while the framework's hooks have to run first: during overload, or if scheduled changes are due. */
  mayAnswer: () => boolean;
  seriesOf: (method: string, route: string, status: number) => Series;
}

const MAX_BYTES = 512 * 1024;
const BYTES_PER_URL = 400;
const BYTES_PER_ORIGIN = 400;
// Reading the clock costs as much as a good part of a response, so only some are timed.
const RESPONSES_PER_MEASUREMENT = 16;

/**
 * Answers requests from the response cache before the framework sees them, which saves a quarter of their cost. It only
 * knows URLs that the framework has answered from the cache before. Whatever can differ between two requests is checked
 * each time: access, load, scheduled changes, encoding. All other requests pass through to the framework, above all those
 * with a body: Node emits them before it has checked the body, so an early answer could be followed by a second one.
 */
export function createFastPath({ trustProxy }: Pick<Config, "trustProxy">, nextId: NextId) {
  // Two levels, because joining both keys into one string would cost more than the lookups.
  const urlsByOrigin = new Map<string, Map<string, KnownUrl>>();
  let bytes = 0;
  let enabled: EnableOptions | null = null;
  let hits = 0;
  let misses = 0;
  let lastMs = 0;

  /** Everything that determines protocol and host. A header can't contain the separating line feed. */
  function originKey({ headers, socket }: IncomingMessage): string {
    const host = headers.host ?? "";
    if (trustProxy === false) return host;
    return `${socket.remoteAddress}\n${headers["x-forwarded-proto"]}\n${headers["x-forwarded-host"]}\n${host}`;
  }

  /** Adds a URL. Clears the table when it is full; the framework adds each URL again. */
  function add(origin: string, url: string, known: KnownUrl): void {
    if (bytes + origin.length + url.length + BYTES_PER_ORIGIN + BYTES_PER_URL > MAX_BYTES) {
      urlsByOrigin.clear();
      bytes = 0;
    }
    const urls = urlsByOrigin.get(origin) ?? new Map<string, KnownUrl>();
    if (urls.size === 0) bytes += origin.length + BYTES_PER_ORIGIN;
    if (!urls.has(url)) bytes += url.length + BYTES_PER_URL;
    urlsByOrigin.set(origin, urls.set(url, known));
  }

  function tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!enabled || request.method !== "GET" || hasBody(request)) return false;
    const known = urlsByOrigin.get(originKey(request))?.get(request.url ?? "");
    if (!known || hasDuplicateHost(request) || !enabled.mayAnswer()) return false;
    const startedAt = hits % RESPONSES_PER_MEASUREMENT === 0 ? performance.now() : 0;
    const cached = known.find(request);
    const { commonHeaders } = known;
    if (!cached || !writeCachedResponse(request, response, { cached, commonHeaders, nextId })) return false;
    hits += 1;
    const { statusCode } = response;
    if (known.series?.status !== statusCode) known.series = enabled.seriesOf("GET", known.route, statusCode);
    if (startedAt > 0) lastMs = performance.now() - startedAt;
    known.series.add(lastMs);
    return true;
  }

  return {
    /** Starts to answer known URLs. */
    enable(options: EnableOptions): void {
      enabled = options;
    },
    /** From now on all requests pass through to the framework. */
    disable(): void {
      enabled = null;
    },
    /** Called after the framework has answered this request from the cache: `find` can answer the next one. */
    learn(request: FastifyRequest, find: FindCached): void {
      misses += 1;
      const route = request.routeOptions.url;
      if (!enabled || !route) return;
      const known = { find, commonHeaders: securityHeaders(request), route, series: null };
      add(originKey(request.raw), request.raw.url ?? "", known);
    },
    /** Wraps the framework's listener, which gets every request that is not answered here. */
    wrap:
      (passThrough: RequestListener): RequestListener =>
      (request, response) => {
        if (!tryAnswer(request, response)) passThrough(request, response);
      },
    stats: (): CacheStats => ({ hits, misses, bytes }),
  };
}
export type FastPath = ReturnType<typeof createFastPath>;
