import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config";
import { networkOf } from "../../core/client-network";
import { type Pressure, refuseUnderPressure } from "../load-shedding/load-shedder";

/** Refuses what would be too much: other origins, a flood from one address, a process that cannot keep up. */
export async function registerLimits(
  app: FastifyInstance,
  config: Config,
  pressure: Pressure,
): Promise<void> {
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      credentials: true,
      methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      allowedHeaders: ["authorization", "content-type", "if-match", "if-none-match", "idempotency-key"],
      exposedHeaders: ["etag", "link", "x-total-count", "x-search-match", "x-request-id", "retry-after"],
      maxAge: 600,
    });
  }
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  refuseUnderPressure(app, pressure);
}
