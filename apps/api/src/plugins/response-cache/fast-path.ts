import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config";
import { hasDuplicateHost } from "../http/ambiguous-requests";
import type { NextId } from "../http/request-ids";
import { securityHeaders } from "../http/security-headers";
import type { Series } from "../observability/request-durations";
import type { CacheStats } from "../observability/shop-metrics";
import { type CachedResponse, writeCachedResponse } from "./cached-response";

/** The reply that is kept for an address, if there is one and whoever asks may have it. */
export type FindCached = (request: IncomingMessage) => CachedResponse | undefined;

/** What the framework made of an address, as far as a kept reply needs it. */
interface KnownAddress {
  find: FindCached;
  /** The headers of every reply on this way to the shop. */
  common: Readonly<Record<string, string>>;
  route: string;
  /** Where its replies were counted last. */
  counted: Series | null;
}

interface OpenDoor {
  /** Whether nothing stands in the way of giving what is kept: otherwise the framework's hooks see to it. */
  mayAnswer: () => boolean;
  seriesOf: (method: string, route: string, status: number) => Series;
}

const MOST_BYTES = 512 * 1024;
const BYTES_PER_ADDRESS = 400;
const BYTES_PER_WAY = 400;
const TIMED_ONE_IN = 16;

/**
 * Answers from what is kept before the framework has looked at a request, which costs twice as much as the answer. The
 * door decides nothing by itself: it knows an address only after the framework has answered it from what is kept, and
 * asks again whatever may be another answer the next time (who asks, pressure, what is due, the form of the bytes).
 * Everything else goes in.
 */
export function createFastPath({ trustProxy }: Pick<Config, "trustProxy">, nextId: NextId) {
  // Where the request came in, and what it asked for there: one text of both would be dearer than all of the finding.
  const ways = new Map<string, Map<string, KnownAddress>>();
  let bytes = 0;
  let open: OpenDoor | null = null;
  let hits = 0;
  let misses = 0;
  let lastMs = 0;

  /** Everything that protocol and host are made of. No header can hold a line's end. */
  function wayOf({ headers, socket }: IncomingMessage): string {
    const host = headers.host ?? "";
    if (trustProxy === false) return host;
    return `${socket.remoteAddress}\n${headers["x-forwarded-proto"]}\n${headers["x-forwarded-host"]}\n${host}`;
  }

  /** What is known is forgotten when it has become too much: a look through the framework brings each back. */
  function keep(way: string, url: string, known: KnownAddress): void {
    if (bytes + way.length + url.length + BYTES_PER_WAY + BYTES_PER_ADDRESS > MOST_BYTES) {
      ways.clear();
      bytes = 0;
    }
    const there = ways.get(way) ?? new Map<string, KnownAddress>();
    if (there.size === 0) bytes += way.length + BYTES_PER_WAY;
    if (!there.has(url)) bytes += url.length + BYTES_PER_ADDRESS;
    ways.set(way, there.set(url, known));
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!open || request.method !== "GET") return false;
    const known = ways.get(wayOf(request))?.get(request.url ?? "");
    if (!known || hasDuplicateHost(request) || !open.mayAnswer()) return false;
    // The door takes about as long each time, and to ask the clock twice is a good part of it.
    const begun = hits % TIMED_ONE_IN === 0 ? performance.now() : 0;
    const ready = known.find(request);
    if (!ready || !writeCachedResponse(request, response, { ready, common: known.common, id: nextId }))
      return false;
    hits += 1;
    const { statusCode } = response;
    if (known.counted?.status !== statusCode) known.counted = open.seriesOf("GET", known.route, statusCode);
    if (begun > 0) lastMs = performance.now() - begun;
    known.counted.add(lastMs);
    return true;
  }

  return {
    /** From now on what is known is answered here. */
    open(given: OpenDoor): void {
      open = given;
    },
    /** From now on everybody goes in. */
    close(): void {
      open = null;
    },
    /** The framework has answered this request by what `find` finds. */
    remember(request: FastifyRequest, find: FindCached): void {
      misses += 1;
      const route = request.routeOptions.url;
      if (!open || !route) return;
      const known = { find, common: securityHeaders(request), route, counted: null };
      keep(wayOf(request.raw), request.raw.url ?? "", known);
    },
    /** A listener that lets in whatever is not answered here. */
    before:
      (letIn: RequestListener): RequestListener =>
      (request, response) => {
        if (!answer(request, response)) letIn(request, response);
      },
    figures: (): CacheStats => ({ hits, misses, bytes }),
  };
}
export type FastPath = ReturnType<typeof createFastPath>;
