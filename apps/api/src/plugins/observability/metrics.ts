import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import { AppError } from "../../core/app-error";
import { createMetricRegistry } from "./metric-registry";
import { createDurations } from "./request-durations";
import { registerShopMetrics, type ShopStats } from "./shop-metrics";

/** Measures every request and serves `/metrics` for Prometheus. Returns `seriesOf`, for responses of the fast path. */
export function metricsRoutes(app: FastifyInstance, token: string | null, stats: ShopStats) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerShopMetrics(createMetricRegistry(registry), stats);
  const durations = createDurations();

  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    durations.seriesOf(request.method, route, reply.statusCode).add(reply.elapsedTime);
    done();
  });

  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, token)) throw new AppError("not_found");
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(`${await registry.metrics()}${durations.text()}`);
  });
  return durations.seriesOf;
}

const LOCAL_ADDRESS = /^(::1|(::ffff:)?127\.)/;
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
const PROXY_HEADERS = [
  "forwarded",
  "via",
  "x-real-ip",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];

/** Requires the token if one is set; otherwise a direct connection from this machine. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const { headers, socket, raw } = request;
    return (
      LOCAL_ADDRESS.test(socket.remoteAddress ?? "") &&
      LOCAL_HOST.test(headers.host ?? "") &&
      PROXY_HEADERS.every((name) => headers[name] === undefined) &&
      // By default nginx adds no header and replaces the host, but it uses HTTP/1.0.
      raw.httpVersion === "1.1"
    );
  }
  const given = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
