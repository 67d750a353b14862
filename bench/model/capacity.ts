import type { ServiceTimes } from "./service-times";
import { type Outcome, type Scenario, simulate } from "./shop-model";

const POOL = 10;
const HOUR = 3_600;

/** A line of the capacity table. */
export interface Capacity extends Scenario {
  visitsPerHour: number;
  ordersPerMinute: number;
  outcome: Outcome;
}

/** The fewest processes and cores that leave room: none is busy for more than this part of its time. */
const ROOM = 0.6;
const CORES = [2, 4, 8, 16, 32, 64];

export function sizeFor(times: ServiceTimes, visitsPerHour: number, ordersPerMinute: number): Capacity {
  const visitsPerSecond = visitsPerHour / HOUR;
  const scenario = (processes: number, cores: number): Scenario => ({
    processes,
    cores,
    pool: POOL,
    visitsPerSecond,
    visitsForAnOrder: (visitsPerSecond * 60) / ordersPerMinute,
    newSearches: 0.5,
    // Long beside a visit, and enough visits for a hundredth of them to be many.
    seconds: Math.max(90, Math.ceil(5_000 / visitsPerSecond)),
  });
  // One by one: each process keeps replies of its own, so that twice as many do more than the same work.
  let [processes, size] = [1, 0];
  for (;;) {
    const cores = CORES[size] ?? Number.NaN;
    const tried = scenario(processes, cores);
    const outcome = simulate(times, tried);
    if (outcome.processBusy > ROOM) processes += 1;
    else if (outcome.primaryBusy > ROOM && size < CORES.length - 1) size += 1;
    else return { ...tried, visitsPerHour, ordersPerMinute, outcome };
  }
}

/** How long one waits as a given shop fills. */
export function waitsOf(
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
