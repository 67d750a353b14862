import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from "fastify";
import type { Config } from "../../config";
import { escapeMalformedUrl } from "../http/escape-malformed-url";
import { sendProblem } from "../http/problem";
import type { NextId } from "../http/request-ids";
import { requestLogger } from "../observability/request-logger";
import type { FastPath } from "../response-cache/fast-path";

const MEBIBYTE = 1024 * 1024;
// What a client may take to send something: long enough for a large file on a slow line, too short to hoard connections.
const PATIENCE = {
  // Node swaps the two limits when the one for headers is the longer, so it is never left to the default.
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 72_000,
};
const SILENT_CONNECTION_MS = 60_000;

/** A number means that many proxies stand in front, counted from the nearest. */
function trustProxy(setting: Config["trustProxy"]) {
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
    serverFactory: (letIn) => listenWith(fastPath.before(letIn)),
    loggerInstance: logger,
    childLoggerFactory: requestLogger,
    // One line when a request is answered is enough; see request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MEBIBYTE,
    // Whoever is still connected when the shop is told to stop gets an answer: a balancer may not send an order twice.
    return503OnClosing: false,
    trustProxy: trustProxy(config.trustProxy),
    genReqId: nextId,
    rewriteUrl: ({ url = "/" }) => escapeMalformedUrl(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
  };
}

/** The server itself: the framework sets no limits of time to one that it has not made. */
export function listenWith(
  listener: RequestListener,
  patience: ServerOptions = PATIENCE,
  silentMs = SILENT_CONNECTION_MS,
): Server {
  return createServer(patience, (request, response) => {
    listener(request, response);
    // Nobody waits where the reply was given at once and the network has taken it: a clock would cost more than it guards.
    const isOver = response.writableEnded && request.socket.writableLength === 0;
    if (!isOver) request.socket.setTimeout(silentMs);
  });
}
