import { randomBytes } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from "fastify";
import type { Config } from "../config";
import { sendProblem } from "./problem";
import { readableAddress } from "./readable-address";
import { requestLogger } from "./request-logger";

const MEBIBYTE = 1024 * 1024;
// What a client may take to send something: long enough for a large file on a slow line, too short to hoard connections.
const HEADERS_MS = 15_000;
const WHOLE_REQUEST_MS = 60_000;
const CHECK_EVERY_MS = 5_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Request ids: that of a trusted proxy when it looks like one, else a short random start and a counter. */
function requestIds({ trustProxy }: Config): (request: IncomingMessage) => string {
  const start = randomBytes(6).toString("hex");
  let count = 0;
  return (request) => {
    // The audit names requests by it, so a visitor may not choose it.
    const given = trustProxy === false ? undefined : request.headers["x-request-id"];
    if (typeof given === "string" && REQUEST_ID.test(given)) return given;
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}

/** A number means that many proxies stand in front, counted from the nearest. */
function trustProxy(setting: Config["trustProxy"]) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}

/** Limits, proxies and logging of the HTTP server. */
export function serverOptions(config: Config, logger: FastifyBaseLogger): FastifyHttpOptions<Server> {
  return {
    loggerInstance: logger,
    childLoggerFactory: requestLogger,
    // One line when a request is answered is enough; see request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MEBIBYTE,
    requestTimeout: WHOLE_REQUEST_MS,
    // Node swaps the two limits when the one for headers is the longer, so it is never left to the default.
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // Whoever is still connected when the shop is told to stop gets an answer: a balancer may not send an order twice.
    return503OnClosing: false,
    trustProxy: trustProxy(config.trustProxy),
    genReqId: requestIds(config),
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
  };
}
