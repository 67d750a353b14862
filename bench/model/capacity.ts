import type { ServiceTimes } from "./service-times";
import { type Outcome, type Scenario, simulate } from "./shop-model";

const POOL = 10;
const HOUR = 3_600;

/** A row of the capacity table. */
export interface Capacity extends Scenario {
  visitsPerHour: number;
  ordersPerMinute: number;
  outcome: Outcome;
}

/** Maximum utilisation of a process and of the primary. */
const MAX_UTILISATION = 0.6;
const CORES = [2, 4, 8, 16, 32, 64];

/** Finds the fewest processes and cores that stay below the maximum utilisation. */
export function sizeFor(times: ServiceTimes, visitsPerHour: number, ordersPerMinute: number): Capacity {
  const visitsPerSecond = visitsPerHour / HOUR;
  const scenario = (processes: number, cores: number): Scenario => ({
    processes,
    cores,
    pool: POOL,
    visitsPerSecond,
    visitsForAnOrder: (visitsPerSecond * 60) / ordersPerMinute,
    newSearches: 0.5,
    // Much longer than a visit, with enough visits for a stable p99.
    seconds: Math.max(90, Math.ceil(5_000 / visitsPerSecond)),
  });
  // Added one at a time: each process has its own cache, so more processes also do more work in total.
  let [processes, size] = [1, 0];
  for (;;) {
    const cores = CORES[size] ?? Number.NaN;
    const candidate = scenario(processes, cores);
    const outcome = simulate(times, candidate);
    if (outcome.processBusy > MAX_UTILISATION) processes += 1;
    else if (outcome.primaryBusy > MAX_UTILISATION && size < CORES.length - 1) size += 1;
    else return { ...candidate, visitsPerHour, ordersPerMinute, outcome };
  }
}

/** Response times of a given shop at increasing loads. */
export function simulateLoads(
  times: ServiceTimes,
  shop: Pick<Scenario, "processes" | "cores">,
  visitsForAnOrder: number,
  loads: readonly number[],
) {
  return loads.map((visitsPerSecond) => ({
    visitsPerSecond,
    outcome: simulate(times, {
      ...shop,
      pool: POOL,
      visitsPerSecond,
      visitsForAnOrder,
      newSearches: 0.5,
      seconds: Math.max(60, Math.ceil(3_000 / visitsPerSecond)),
    }),
  }));
}
