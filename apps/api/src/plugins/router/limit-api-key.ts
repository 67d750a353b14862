import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../core/app-error";

const WINDOW_S = 60;

/** Counts a request of an API key, tells the client how many are left, and throws if there are none. */
export type LimitApiKey = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function createApiKeyLimit(app: FastifyInstance, perMinute: number): LimitApiKey {
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: WINDOW_S * 1_000,
    keyGenerator: ({ headers }) => headers.authorization ?? "",
  });
  return async (request, reply) => {
    const limit = await count(request);
    if (limit.isAllowed) return;
    const { remaining, ttlInSeconds } = limit;
    // https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
    reply.header("ratelimit-policy", `"key";q=${perMinute};w=${WINDOW_S}`);
    reply.header("ratelimit", `"key";r=${remaining};t=${ttlInSeconds}`);
    if (limit.isExceeded)
      throw new AppError("too_many_requests", { headers: { "retry-after": String(ttlInSeconds) } });
  };
}
