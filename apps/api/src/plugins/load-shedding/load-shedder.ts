import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error";
import type { QueryMetrics } from "../../db/connection/query-metrics";

const TICK_MS = 500;
const LATE_MS = 1_000;
const TICKS_IN_A_ROW = 5;
const CROWD = 20;
const CROWD_WAITS_MS = 1_000;

/** Whether the process cannot keep up: one pause is no overload, several late ticks in a row are. */
export function createLagMeter() {
  let lateTicks = 0;
  return {
    tick(lateBy: number): void {
      lateTicks = lateBy > LATE_MS ? lateTicks + 1 : 0;
    },
    get overloaded(): boolean {
      return lateTicks >= TICKS_IN_A_ROW;
    },
  };
}

/** Whether the database cannot keep up: many statements wait, and most of them for a long time. */
export function isSaturated({ inFlight, medianAge }: { inFlight: number; medianAge: number }): boolean {
  return inFlight >= CROWD && medianAge > CROWD_WAITS_MS;
}

/** What keeps the shop quick under too much load: it says no at once to some instead of being slow for all. */
export function createLoadShedder(queries: Pick<QueryMetrics, "inFlight" | "medianAge">) {
  const lag = createLagMeter();
  let crowded = false;
  let refused = 0;
  const refuse = (seconds: number) => {
    refused += 1;
    return new AppError("unavailable", { headers: { "retry-after": String(seconds) } });
  };

  return {
    tick(lateBy: number): void {
      lag.tick(lateBy);
      crowded = isSaturated({ inFlight: queries.inFlight, medianAge: queries.medianAge() });
    },
    /** A refusal while the process itself cannot keep up. */
    refuseAny: () => (lag.overloaded ? refuse(5) : null),
    /** A refusal for whatever needs the database; what is kept in memory is still served. */
    refuseWork: () => (crowded ? refuse(2) : null),
    get overloaded(): boolean {
      return lag.overloaded;
    },
    get state() {
      return { overloaded: lag.overloaded, crowded, refused };
    },
  };
}
export type LoadShedder = ReturnType<typeof createLoadShedder>;

/** Feels the pressure and refuses calls while the process cannot keep up, so that those already taken are answered. */
export function shedLoad(app: FastifyInstance, loadShedder: LoadShedder): void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    loadShedder.tick(now - last - TICK_MS);
    last = now;
  }, TICK_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.addHook("onRequest", (request, _reply, done) => {
    const isAskedByOperators = request.url === "/healthz" || request.url === "/metrics";
    done(isAskedByOperators ? undefined : (loadShedder.refuseAny() ?? undefined));
  });
}
