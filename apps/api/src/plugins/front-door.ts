import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "../config";
import { hasTwoHosts } from "./ambiguous-requests";
import { type ReadyReply, writeReady } from "./ready-reply";
import type { NextId } from "./request-ids";
import { securityHeaders } from "./security-headers";
import type { CacheFigures } from "./shop-metrics";

/** The reply that is kept for an address, if there is one and whoever asks may have it. */
export type FindReady = (request: IncomingMessage) => ReadyReply | undefined;

/** What the framework made of an address, as far as a kept reply needs it. */
interface KnownAddress {
  find: FindReady;
  /** The headers of every reply on this way to the shop. */
  common: Readonly<Record<string, string>>;
  route: string;
}

interface OpenDoor {
  /** Whether nothing stands in the way of giving what is kept: otherwise the framework's hooks see to it. */
  mayAnswer: () => boolean;
  onAnswered: (method: string, route: string, status: number, ms: number) => void;
}

const MOST_BYTES = 512 * 1024;
const BYTES_PER_ADDRESS = 400;

/**
 * Answers from what is kept before the framework has looked at a request, which costs twice as much as the answer. The
 * door decides nothing by itself: it knows an address only after the framework has answered it from what is kept, and
 * asks again whatever may be another answer the next time (who asks, pressure, what is due, the form of the bytes).
 * Everything else goes in.
 */
export function createFrontDoor({ trustProxy }: Pick<Config, "trustProxy">, nextId: NextId) {
  const addresses = new LRUCache<string, KnownAddress>({
    maxSize: MOST_BYTES,
    sizeCalculation: (_, key) => key.length + BYTES_PER_ADDRESS,
  });
  let open: OpenDoor | null = null;
  let hits = 0;
  let misses = 0;

  /** Everything that protocol, host, route and parameters are made of. No header can hold a line's end. */
  function keyOf({ headers, socket, url }: IncomingMessage): string {
    if (trustProxy === false) return `${headers.host}\n${url}`;
    const forwarded = `${headers["x-forwarded-proto"]}\n${headers["x-forwarded-host"]}`;
    return `${socket.remoteAddress}\n${forwarded}\n${headers.host}\n${url}`;
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!open || request.method !== "GET") return false;
    const known = addresses.get(keyOf(request));
    if (!known || hasTwoHosts(request) || !open.mayAnswer()) return false;
    const begun = performance.now();
    const ready = known.find(request);
    if (!ready || !writeReady(request, response, { ready, common: known.common, id: nextId })) return false;
    hits += 1;
    open.onAnswered("GET", known.route, response.statusCode, performance.now() - begun);
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
    remember(request: FastifyRequest, find: FindReady): void {
      misses += 1;
      const route = request.routeOptions.url;
      if (open && route) addresses.set(keyOf(request.raw), { find, common: securityHeaders(request), route });
    },
    /** A listener that lets in whatever is not answered here. */
    before:
      (letIn: RequestListener): RequestListener =>
      (request, response) => {
        if (!answer(request, response)) letIn(request, response);
      },
    figures: (): CacheFigures => ({ hits, misses, bytes: addresses.calculatedSize }),
  };
}
export type FrontDoor = ReturnType<typeof createFrontDoor>;
