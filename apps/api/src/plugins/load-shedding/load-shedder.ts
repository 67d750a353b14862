import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error";
import type { QueryMeter } from "../../db/connection/query-metrics";

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
export function isCrowded({ underway, middleAge }: { underway: number; middleAge: number }): boolean {
  return underway >= CROWD && middleAge > CROWD_WAITS_MS;
}

/** What keeps the shop quick under too much load: it says no at once to some instead of being slow for all. */
export function createPressure(queries: Pick<QueryMeter, "underway" | "middleAge">) {
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
      crowded = isCrowded({ underway: queries.underway, middleAge: queries.middleAge() });
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
export type Pressure = ReturnType<typeof createPressure>;

/** Feels the pressure and refuses calls while the process cannot keep up, so that those already taken are answered. */
export function refuseUnderPressure(app: FastifyInstance, pressure: Pressure): void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    pressure.tick(now - last - TICK_MS);
    last = now;
  }, TICK_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.addHook("onRequest", (request, _reply, done) => {
    const isAskedByOperators = request.url === "/healthz" || request.url === "/metrics";
    done(isAskedByOperators ? undefined : (pressure.refuseAny() ?? undefined));
  });
}
