import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type { Access, Endpoint, ReplyOf } from "@larkwood/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import type { Actor, AnonymousActor, Caller, GuestCaller, OrderActor, OrderCaller } from "../../core/actor";
import { AppError } from "../../core/app-error";
import { clientAddress, type OriginOf } from "../../core/origin";
import { retryRead } from "../../db/retry-read";
import type { LoadShedder } from "../load-shedding/load-shedder";
import { CachedResponse, sendCachedResponse, trySendCached } from "../response-cache/cached-response";
import type { FastPath } from "../response-cache/fast-path";
import {
  authenticateByApiKey,
  authenticateByDatabase,
  authenticateByToken,
  readApiKey,
  readBearerToken,
  readOrderToken,
  type SessionGuard,
} from "./authenticate";
import { assertMayCall, assertOwnId, readableFields } from "./check-access";
import { deprecationHeaders } from "./deprecation-headers";
import type { LimitApiKey } from "./limit-api-key";
import { parseInput } from "./parse-input";
import { createWriteInTurn } from "./write-in-turn";

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** Argument of a handler: the parsed input and the caller. */
export interface Call<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  headers: Parsed<E["headers"]>;
  body: Parsed<E["body"]>;
  caller: E["access"] extends "anyone"
    ? null
    : E extends { access: "catalogue" } | { guests: "checkout" | "catalogue" }
      ? Caller | null
      : E extends { guests: "order" }
        ? OrderCaller
        : Caller;
  /** Caller, address and request id, for the use-case. */
  actor: E extends { access: "anyone" | "catalogue" } | { guests: "checkout" | "catalogue" }
    ? AnonymousActor
    : E extends { guests: "order" }
      ? OrderActor
      : Actor;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Result<E extends Endpoint> = ReplyOf<E> extends undefined ? undefined : ReplyOf<E>;
/** Endpoints with a file may return a stream. */
type Streamed<E extends Endpoint> = E extends { replyType: string } ? Readable : never;
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E> | CachedResponse | Streamed<E>>;

interface RouteOptions {
  /** Skips the database check of the session: only for reads that every signed-in user may make. */
  trustToken?: boolean;
  /**
   * Returns a lookup in the response cache, which runs before the request is parsed; null if such a request is never
   * cached. Only with `trustToken` or for anyone.
   */
  findCached?: (request: FastifyRequest) => (() => CachedResponse | undefined) | null;
  /** Whether the endpoint exists with the current settings; otherwise every request is answered with 404. */
  isAvailable?: () => boolean;
  /** Selects the schema of the body, for endpoints with several forms. */
  bodySchema?: (body: unknown) => z.ZodType;
  /** Reads a body that the framework does not parse. The handler finds it in `request.body`. */
  readBody?: (request: FastifyRequest) => Promise<unknown>;
  /** Maximum number of requests per minute and client network. */
  perMinute?: number;
  /** Maximum body size in bytes; defaults to 1 MiB. */
  bodyLimit?: number;
}

interface GuestAccess {
  /** Whether visitors may order without an account. */
  isCheckoutOpen: () => boolean;
  /** The holder of the link to an order; null if the token is wrong. */
  findCaller: (token: string) => Promise<GuestCaller | null>;
  /** Counts a request by its network, and throws if there were too many. */
  limit: (request: FastifyRequest, kind: NonNullable<Endpoint["guests"]>) => Promise<void>;
}

interface RouterDeps {
  guard: SessionGuard;
  fastPath: FastPath;
  originOf: OriginOf;
  loadShedder: LoadShedder;
  limitApiKey: LimitApiKey;
  /** Access of visitors without an account. */
  guests: GuestAccess;
  /** Whether visitors may see the catalogue without signing in. */
  isCatalogueOpen: () => boolean;
  /** Every registered endpoint is added here. */
  registeredEndpoints: Endpoint[];
}

const API_BASE = "/api";

/** Creates a function that registers endpoints of the contract. Access is denied unless the endpoint allows the caller. */
export function createRouter(
  app: FastifyInstance,
  {
    guard,
    fastPath,
    originOf,
    loadShedder,
    limitApiKey,
    guests,
    isCatalogueOpen,
    registeredEndpoints,
  }: RouterDeps,
) {
  const writeInTurn = createWriteInTurn();
  const accessOf = ({ access }: Endpoint): Exclude<Access, "catalogue"> =>
    access !== "catalogue" ? access : isCatalogueOpen() ? "anyone" : "user";

  return function route<E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    options: RouteOptions = {},
  ): void {
    const callers = new WeakMap<FastifyRequest, OrderCaller>();
    const { perMinute, bodyLimit } = options;
    registeredEndpoints.push(endpoint);
    const isOpen = () => (endpoint.guests === "catalogue" ? isCatalogueOpen() : guests.isCheckoutOpen());
    const findGuest = async (request: FastifyRequest) => {
      const token = readOrderToken(request);
      if (token === null && isOpen()) return null;
      if (token === null) throw new AppError("not_signed_in");
      const caller = await retryRead(() => guests.findCaller(token));
      if (!caller) throw new AppError("not_found");
      return caller;
    };
    const authenticate = async (request: FastifyRequest) => {
      const caller = isGuest(endpoint, request)
        ? await findGuest(request)
        : await retryRead(() => findCaller(accessOf(endpoint), request, guard, options));
      if (caller) callers.set(request, caller);
      return caller;
    };
    const checkAccess = async (request: FastifyRequest, reply: FastifyReply) => {
      if (options.isAvailable?.() === false) throw new AppError("not_found");
      if (endpoint.guests && isGuest(endpoint, request)) await guests.limit(request, endpoint.guests);
      const caller = await authenticate(request);
      if (caller?.isApiKey) await limitApiKey(request, reply);
      assertMayCall(endpoint, caller);
    };
    /** Checks again, because a client may lose its session or permission while it sends the body, or waits for its turn. */
    const checkAgain = async (request: FastifyRequest) => {
      if (callers.has(request) || isGuest(endpoint, request))
        assertMayCall(endpoint, await authenticate(request));
    };
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callers.get(request) ?? null;
      if (typeof endpoint.access === "object" && endpoint.access.self && caller && !("orderId" in caller))
        assertOwnId(caller, endpoint.access.can, request);
      const input = parseInput(
        { ...endpoint, body: options.bodySchema?.(request.body) ?? endpoint.body },
        request,
      );
      const actor = {
        caller,
        requestId: request.id,
        address: clientAddress(request),
        origin: originOf(request),
      };
      const run = () => handler({ ...input, caller, actor, request, reply } as Call<E>);
      const result = await (endpoint.method === "GET" ? retryRead(run) : run());
      if (result instanceof CachedResponse) return sendCachedResponse(request, reply, result);
      return sendResult(endpoint, reply, readableFields(endpoint, caller, result));
    };
    const write = async (request: FastifyRequest, reply: FastifyReply) => {
      if (options.readBody) request.body = await options.readBody(request);
      const caller = callers.get(request);
      const run = async () => {
        await checkAgain(request);
        return answer(request, reply);
      };
      return caller ? writeInTurn(caller, run) : run();
    };

    app.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      ...(bodyLimit ? { bodyLimit } : {}),
      ...(perMinute ? { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } } : {}),
      onRequest: (request, reply, done) => {
        // Cached responses are sent without further headers.
        const lookUp = endpoint.deprecated ? undefined : options.findCached?.(request);
        const find = (incoming: IncomingMessage) =>
          mayGetCached(accessOf(endpoint), incoming, guard) ? lookUp?.() : undefined;
        if (lookUp && trySendCached(request, reply, find(request.raw))) return fastPath.learn(request, find);
        const rejection = loadShedder.rejectIfSaturated();
        if (rejection) return done(rejection);
        checkAccess(request, reply).then(() => done(), done);
      },
      ...(endpoint.deprecated ? { onSend: deprecationHeaders(endpoint.deprecated) } : {}),
      handler: endpoint.method === "GET" ? answer : write,
    });
  };
}
export type Route = ReturnType<typeof createRouter>;

/** Whether the client may get a cached response: always for public endpoints, otherwise with a verified token. */
function mayGetCached(access: Access, request: IncomingMessage, guard: SessionGuard): boolean {
  // The requests of a key are counted, which a cached response would skip.
  if (readApiKey(request)) return false;
  if (access === "anyone") return true;
  const token = access === "user" ? readBearerToken(request) : null;
  return token !== null && guard.findVerified(token) !== null;
}

/** Whether the endpoint takes the request as that of a visitor without an account. */
function isGuest({ guests }: Endpoint, request: FastifyRequest): boolean {
  if (guests === "order") return readOrderToken(request) !== null;
  // An expired access token is refused: it must not turn an order of an account into one of a guest.
  return guests !== undefined && request.headers.authorization === undefined;
}

/** Returns the caller, or null on a public endpoint; throws without a valid token or key. */
async function findCaller(
  access: Access,
  request: FastifyRequest,
  guard: SessionGuard,
  { trustToken }: RouteOptions,
): Promise<Caller | null> {
  const key = readApiKey(request);
  if (key) return authenticateByApiKey(key, guard);
  if (access === "anyone") return null;
  return (trustToken ? authenticateByToken : authenticateByDatabase)(request, guard);
}

function sendResult(endpoint: Endpoint, reply: FastifyReply, result: unknown): FastifyReply {
  reply.code(endpoint.status ?? 200);
  // A handler may have allowed a public file to be cached.
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  if (!endpoint.reply) return reply.send();
  const { replyType } = endpoint;
  if (replyType?.startsWith("text/")) return reply.type(`${replyType}; charset=utf-8`).send(result);
  if (replyType) return reply.type(replyType).send(result);
  // Parsing removes fields that are not in the contract, so that no column leaks by accident.
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(endpoint.reply.parse(result)));
}
