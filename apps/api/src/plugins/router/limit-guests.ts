import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../core/app-error";
import { clientNetwork } from "../../core/client-network";

// A page asks for a few prices per minute, and one network may have many visitors.
const MAX_PER_MINUTE = { checkout: 120, catalogue: 120, order: 120 };

/** Limits requests without an account by client network: quotes and orders, estimates, and tokens of orders, right or wrong. */
export function createGuestLimit(app: FastifyInstance) {
  const count = (kind: keyof typeof MAX_PER_MINUTE) =>
    app.createRateLimit({
      max: MAX_PER_MINUTE[kind],
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => `${kind} ${clientNetwork(ip)}`,
    });
  const counters = { checkout: count("checkout"), catalogue: count("catalogue"), order: count("order") };
  return async (request: FastifyRequest, kind: keyof typeof MAX_PER_MINUTE): Promise<void> => {
    const limit = await counters[kind](request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new AppError("too_many_requests", { headers: { "retry-after": String(limit.ttlInSeconds) } });
  };
}
