import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error";
import type { QueryMetrics } from "../../db/connection/query-metrics";

const TICK_MS = 500;
const MAX_TICK_DELAY_MS = 1_000;
const LATE_TICKS_FOR_OVERLOAD = 5;
const MIN_STATEMENTS = 20;
const MAX_MEDIAN_AGE_MS = 1_000;

/** Detects overload of the process: several late timer ticks in a row. A single pause does not count. */
export function createLagMeter() {
  let lateTicks = 0;
  return {
    tick(lateBy: number): void {
      lateTicks = lateBy > MAX_TICK_DELAY_MS ? lateTicks + 1 : 0;
    },
    get overloaded(): boolean {
      return lateTicks >= LATE_TICKS_FOR_OVERLOAD;
    },
  };
}

/** Whether the database is saturated: many statements are in flight, and half of them for a long time. */
export function isSaturated({ inFlight, medianAge }: { inFlight: number; medianAge: number }): boolean {
  return inFlight >= MIN_STATEMENTS && medianAge > MAX_MEDIAN_AGE_MS;
}

/** Rejects some requests at once under overload, so that the others stay fast. */
export function createLoadShedder(queries: Pick<QueryMetrics, "inFlight" | "medianAge">) {
  const lag = createLagMeter();
  let saturated = false;
  let rejected = 0;
  const reject = (retryAfterSeconds: number) => {
    rejected += 1;
    return new AppError("unavailable", { headers: { "retry-after": String(retryAfterSeconds) } });
  };

  return {
    tick(lateBy: number): void {
      lag.tick(lateBy);
      saturated = isSaturated({ inFlight: queries.inFlight, medianAge: queries.medianAge() });
    },
    /** The error for any request while the process is overloaded. */
    rejectIfOverloaded: () => (lag.overloaded ? reject(5) : null),
    /** The error for requests that need the database while it is saturated. Cached responses are still served. */
    rejectIfSaturated: () => (saturated ? reject(2) : null),
    get overloaded(): boolean {
      return lag.overloaded;
    },
    get state() {
      return { overloaded: lag.overloaded, saturated, rejected };
    },
  };
}
export type LoadShedder = ReturnType<typeof createLoadShedder>;

/** Measures the load and rejects new requests during overload, so that the accepted ones are answered. */
export function shedLoad(app: FastifyInstance, loadShedder: LoadShedder): void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    loadShedder.tick(now - last - TICK_MS);
    last = now;
  }, TICK_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.addHook("onRequest", (request, _reply, done) => {
    const isForOperators = request.url === "/healthz" || request.url === "/metrics";
    done(isForOperators ? undefined : (loadShedder.rejectIfOverloaded() ?? undefined));
  });
}
