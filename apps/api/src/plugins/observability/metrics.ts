import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import { AppError } from "../../core/app-error";
import { createMetricRegistry } from "./metric-registry";
import { createDurations } from "./request-durations";
import { registerShopMetrics, type ShopStats } from "./shop-metrics";

/** Times every request and answers `/metrics` in Prometheus' format. Gives where those answered elsewhere are counted. */
export function metricsRoutes(app: FastifyInstance, token: string | null, figures: ShopStats) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerShopMetrics(createMetricRegistry(registry), figures);
  const durations = createDurations();

  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    durations.seriesOf(request.method, route, reply.statusCode).add(reply.elapsedTime);
    done();
  });

  app.get("/metrics", async (request, reply) => {
    if (!maySee(request, token)) throw new AppError("not_found");
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(`${await registry.metrics()}${durations.text()}`);
  });
  return durations.seriesOf;
}

const LOCAL_ADDRESS = /^(::1|(::ffff:)?127\.)/;
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
const WORDS_OF_A_PROXY = [
  "forwarded",
  "via",
  "x-real-ip",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];

/** With a token whoever knows it; without one only this machine, and not through a proxy on it. */
function maySee(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const { headers, socket, raw } = request;
    return (
      LOCAL_ADDRESS.test(socket.remoteAddress ?? "") &&
      LOCAL_HOST.test(headers.host ?? "") &&
      WORDS_OF_A_PROXY.every((name) => headers[name] === undefined) &&
      // A proxy that adds nothing and renames the host, as nginx does unless told otherwise, speaks an old HTTP.
      raw.httpVersion === "1.1"
    );
  }
  const given = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
