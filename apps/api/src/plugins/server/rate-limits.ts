import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config";
import { clientNetwork } from "../../core/client-network";
import { type LoadShedder, shedLoad } from "../load-shedding/load-shedder";
import { createApiKeyLimit, type LimitApiKey } from "../router/limit-api-key";

/** Registers CORS, rate limits per client network and per API key, and load shedding. */
export async function registerLimits(
  app: FastifyInstance,
  config: Config,
  loadShedder: LoadShedder,
): Promise<{ limitApiKey: LimitApiKey }> {
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      credentials: true,
      methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      allowedHeaders: ["authorization", "content-type", "if-match", "if-none-match", "idempotency-key"],
      exposedHeaders: [
        ...["etag", "link", "x-total-count", "x-request-id", "retry-after", "ratelimit", "ratelimit-policy"],
        ...["deprecation", "sunset"],
        ...["x-search-match", "x-search-dropped", "x-search-price", "x-search-size"],
      ],
      maxAge: 600,
    });
  }
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => clientNetwork(ip) });
  // Before load shedding, so that its replies have the headers of the limit.
  const limitApiKey = createApiKeyLimit(app, config.apiKeyRequestsPerMinute);
  shedLoad(app, loadShedder);
  return { limitApiKey };
}
