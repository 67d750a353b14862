import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { AppError } from "../app-error";

/** Times every request and answers `/metrics` in Prometheus' format. */
export function metricsRoutes(app: FastifyInstance, token: string | null): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get("/metrics", async (request, reply) => {
    if (!maySee(request, token)) throw new AppError("not_found");
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

/** With a token whoever knows it; without one only this machine, and not through a proxy on it. */
function maySee(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const { remoteAddress = "" } = request.socket;
    const isLocal = /^(::1|(::ffff:)?127\.)/.test(remoteAddress);
    return (
      isLocal && request.headers["x-forwarded-for"] === undefined && request.headers.forwarded === undefined
    );
  }
  const given = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
