import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import { AppError } from "../app-error";
import { createDurations } from "./durations";
import { createMeters } from "./meters";
import { registerShopMetrics, type ShopFigures } from "./shop-metrics";

/** Times every request and answers `/metrics` in Prometheus' format. */
export function metricsRoutes(app: FastifyInstance, token: string | null, figures: ShopFigures): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerShopMetrics(createMeters(registry), figures);
  const durations = createDurations();

  app.addHook("onResponse", (request, reply, done) => {
    durations.observe(
      request.method,
      request.routeOptions.url ?? "unknown",
      reply.statusCode,
      reply.elapsedTime,
    );
    done();
  });

  app.get("/metrics", async (request, reply) => {
    if (!maySee(request, token)) throw new AppError("not_found");
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(`${await registry.metrics()}${durations.text()}`);
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
