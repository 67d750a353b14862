import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type { Access, Endpoint, Permission, ReplyOf } from "@larkwood/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import { type Actor, type AnonymousActor, type Caller, hasPermission } from "../../core/actor";
import { AppError } from "../../core/app-error";
import { clientAddress, type OriginOf } from "../../core/origin";
import { retryRead } from "../../db/retry-read";
import type { LoadShedder } from "../load-shedding/load-shedder";
import { CachedResponse, sendCachedResponse, trySendCached } from "../response-cache/cached-response";
import type { FastPath } from "../response-cache/fast-path";
import {
  authenticateByDatabase,
  authenticateByToken,
  readBearerToken,
  type SessionGuard,
} from "./authenticate";
import { parseInput } from "./parse-input";

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler gets: everything the endpoint names, parsed, and who asks. */
export interface Call<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  headers: Parsed<E["headers"]>;
  body: Parsed<E["body"]>;
  caller: E["access"] extends "anyone" ? null : E["access"] extends "catalogue" ? Caller | null : Caller;
  /** Who asks and from where, as a use-case takes it. */
  actor: E["access"] extends "anyone" | "catalogue" ? AnonymousActor : Actor;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Result<E extends Endpoint> = ReplyOf<E> extends undefined ? undefined : ReplyOf<E>;
/** A file need not be in memory as a whole. */
type Streamed<E extends Endpoint> = E extends { replyType: string } ? Readable : never;
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E> | CachedResponse | Streamed<E>>;

interface RouteOptions {
  /** Believe the token without asking the database: only for reads that every signed-in user may make. */
  trustToken?: boolean;
  /**
   * How to look for a reply that is already there, given before anything is parsed; null where nothing is kept of such
   * a request. Only beside `trustToken` or for anyone.
   */
  ready?: (request: FastifyRequest) => (() => CachedResponse | undefined) | null;
  /** Which rules a body is judged by, where one call carries several forms. */
  bodySchema?: (body: unknown) => z.ZodType;
  /** Most calls a minute from one address, for those that cost much or that a robot would try. */
  perMinute?: number;
  /** Most bytes of a body; 1 MiB unless said. */
  bodyLimit?: number;
}

interface RouterDeps {
  guard: SessionGuard;
  fastPath: FastPath;
  originOf: OriginOf;
  loadShedder: LoadShedder;
  /** Whether anyone may see the catalogue, or signed-in users only. */
  isCatalogueOpen: () => boolean;
  calls: Endpoint[];
}

const API_BASE = "/api";

/**
 * Registers calls of the contract and writes them down in `calls`. Access is denied unless the endpoint and the
 * caller's role allow it.
 */
export function createRouter(
  app: FastifyInstance,
  { guard, fastPath, originOf, loadShedder, isCatalogueOpen, calls }: RouterDeps,
) {
  const accessOf = ({ access }: Endpoint): Exclude<Access, "catalogue"> =>
    access !== "catalogue" ? access : isCatalogueOpen() ? "anyone" : "user";

  return function route<E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    options: RouteOptions = {},
  ): void {
    const callers = new WeakMap<FastifyRequest, Caller>();
    const { perMinute, bodyLimit } = options;
    calls.push(endpoint);
    const letIn = (request: FastifyRequest, done: (refusal?: Error) => void) => {
      retryRead(() => admit(accessOf(endpoint), request, guard, options)).then((caller) => {
        if (caller) callers.set(request, caller);
        done();
      }, done);
    };

    app.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      ...(bodyLimit ? { bodyLimit } : {}),
      ...(perMinute ? { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } } : {}),
      onRequest: (request, reply, done) => {
        const look = options.ready?.(request);
        const find = (asking: IncomingMessage) =>
          mayHaveReady(accessOf(endpoint), asking, guard) ? look?.() : undefined;
        if (look && trySendCached(request, reply, find(request.raw))) return fastPath.remember(request, find);
        const refusal = loadShedder.refuseWork();
        if (refusal) return done(refusal);
        letIn(request, done);
      },
      preHandler: (request, _reply, done) => {
        // A client has a minute to send its body: what only some may do is for those who may when it is there.
        const maySomeOnly = typeof endpoint.access === "object" || callers.get(request)?.permissions.length;
        if (endpoint.method !== "GET" && maySomeOnly) letIn(request, done);
        else done();
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) ?? null;
        if (typeof endpoint.access === "object" && endpoint.access.self && caller)
          refuseOthers(caller, endpoint.access.can, request);
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
        const answer = () => handler({ ...input, caller, actor, request, reply } as Call<E>);
        const result = await (endpoint.method === "GET" ? retryRead(answer) : answer());
        if (result instanceof CachedResponse) return sendCachedResponse(request, reply, result);
        return sendResult(endpoint, reply, result);
      },
    });
  };
}
export type Route = ReturnType<typeof createRouter>;

/** Whether a kept reply may be given without further ado: to anybody, or to a token that was believed before. */
function mayHaveReady(access: Access, request: IncomingMessage, guard: SessionGuard): boolean {
  if (access === "anyone") return true;
  const token = access === "user" ? readBearerToken(request) : null;
  return token !== null && guard.known(token) !== null;
}

async function admit(
  access: Access,
  request: FastifyRequest,
  guard: SessionGuard,
  { trustToken }: RouteOptions,
): Promise<Caller | null> {
  if (access === "anyone") return null;
  const caller = await (trustToken ? authenticateByToken : authenticateByDatabase)(request, guard);
  if (typeof access === "object" && !access.self && !hasPermission(caller, access.can))
    throw new AppError("not_allowed");
  return caller;
}

function refuseOthers(caller: Caller, permission: Permission, request: FastifyRequest): void {
  if (hasPermission(caller, permission)) return;
  const named = idOf(request.params) ?? idOf(request.body);
  if (named !== undefined && named !== caller.userId) throw new AppError("not_allowed");
}

function idOf(part: unknown): unknown {
  return typeof part === "object" && part !== null && "id" in part ? part.id : undefined;
}

function sendResult(endpoint: Endpoint, reply: FastifyReply, result: unknown): FastifyReply {
  reply.code(endpoint.status ?? 200).header("cache-control", "no-store");
  if (!endpoint.reply) return reply.send();
  if (endpoint.replyType === "application/pdf") return reply.type(endpoint.replyType).send(result);
  if (endpoint.replyType) return reply.type(`${endpoint.replyType}; charset=utf-8`).send(result);
  // Parsing drops whatever the contract does not name, so that no column leaves by accident.
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(endpoint.reply.parse(result)));
}
