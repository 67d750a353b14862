import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../core/app-error";
import { readApiKey } from "./authenticate";

const WINDOW_S = 60;

/** Counts a request of an API key, and throws if it has sent too many. */
export type LimitApiKey = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Limits the requests of API keys. Every reply to a key tells how many are left. */
export function createApiKeyLimit(app: FastifyInstance, perMinute: number): LimitApiKey {
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: WINDOW_S * 1_000,
    keyGenerator: (request) => readApiKey(request) ?? "",
  });
  /** Adds the headers, and returns the seconds to wait if there were too many requests. */
  const tell = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { increment }: { increment: boolean },
  ) => {
    const limit = await count(request, { increment });
    if (limit.isAllowed) return null;
    const { remaining, ttlInSeconds, isExceeded } = limit;
    // https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
    reply.header("ratelimit-policy", `"key";q=${perMinute};w=${WINDOW_S}`);
    reply.header("ratelimit", `"key";r=${remaining};t=${ttlInSeconds || WINDOW_S}`);
    return isExceeded ? ttlInSeconds : null;
  };
  // For replies that are sent before the key is checked, such as 404 for an unknown path or 503. They don't count.
  app.addHook("onRequest", (request, reply, done) => {
    if (!readApiKey(request)) return done();
    tell(request, reply, { increment: false }).then(() => done(), done);
  });
  return async (request, reply) => {
    const wait = await tell(request, reply, { increment: true });
    if (wait !== null) throw new AppError("too_many_requests", { headers: { "retry-after": String(wait) } });
  };
}
