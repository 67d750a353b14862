import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error";

const TICK_MS = 500;
const LATE_MS = 1_000;
const TICKS_IN_A_ROW = 5;

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

/** Refuses calls while the process cannot keep up, so that those already taken are answered. */
export function refuseUnderPressure(app: FastifyInstance): void {
  const meter = createLagMeter();
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    meter.tick(now - last - TICK_MS);
    last = now;
  }, TICK_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.addHook("onRequest", (request, _reply, done) => {
    if (meter.overloaded && request.url !== "/healthz") {
      return done(new AppError("unavailable", { headers: { "retry-after": "5" } }));
    }
    done();
  });
}
