import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from "fastify";
import type { Config } from "../../config";
import { escapeMalformedUrl } from "../http/escape-malformed-url";
import { sendProblem } from "../http/problem";
import type { NextId } from "../http/request-ids";
import { createSingleResponseGuard } from "../http/single-response";
import { requestLogger } from "../observability/request-logger";
import type { FastPath } from "../response-cache/fast-path";

const MEBIBYTE = 1024 * 1024;
// Long enough for a large upload on a slow line, too short to hold many connections open.
const TIMEOUTS = {
  // Set explicitly: if it were longer than requestTimeout, Node would swap the two.
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 72_000,
};
const SOCKET_TIMEOUT_MS = 60_000;

/** Converts the setting; a number is the number of trusted proxies in front of the shop. */
function toTrustProxy(setting: Config["trustProxy"]) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}

interface Parts {
  config: Config;
  logger: FastifyBaseLogger;
  nextId: NextId;
  fastPath: FastPath;
}

/** Limits, proxies and logging of the HTTP server. */
export function serverOptions({ config, logger, nextId, fastPath }: Parts): FastifyHttpOptions<Server> {
  return {
    serverFactory: (listener) => listenWith(fastPath.wrap(listener)),
    loggerInstance: logger,
    childLoggerFactory: requestLogger,
    // request-log.ts logs one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MEBIBYTE,
    // Requests on open connections are still answered while the server stops: a load balancer can't repeat an order.
    return503OnClosing: false,
    trustProxy: toTrustProxy(config.trustProxy),
    genReqId: nextId,
    rewriteUrl: ({ url = "/" }) => escapeMalformedUrl(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
  };
}

/** Creates the HTTP server with timeouts; Fastify sets none on a server from a factory. */
export function listenWith(
  listener: RequestListener,
  timeouts: ServerOptions = TIMEOUTS,
  socketTimeoutMs = SOCKET_TIMEOUT_MS,
): Server {
  const guard = createSingleResponseGuard();
  const answer = guard.wrap(listener);
  const server = createServer(timeouts, (request, response) => {
    answer(request, response);
    // No timer for responses that were written at once: it would cost more than the response.
    const isComplete = response.writableEnded && request.socket.writableLength === 0;
    if (!isComplete) request.socket.setTimeout(socketTimeoutMs);
  });
  guard.attach(server);
  return server;
}
