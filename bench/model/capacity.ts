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
// Whatever the load, nobody waits here: only what a visit costs is asked.
const MANY = 64;
const CORES = [2, 4, 8, 16];

export function sizeFor(times: ServiceTimes, visitsPerHour: number, ordersPerMinute: number): Capacity {
  const visitsPerSecond = visitsPerHour / HOUR;
  const scenario = (processes: number, cores: number, seconds: number): Scenario => ({
    processes,
    cores,
    pool: POOL,
    visitsPerSecond,
    visitsForAnOrder: (visitsPerSecond * 60) / ordersPerMinute,
    newSearches: 0.5,
    seconds,
  });
  const large = simulate(times, scenario(MANY, MANY, shortRun(visitsPerSecond))).perVisit;
  const wanted = (cost: number) => (visitsPerSecond * cost) / 1_000 / ROOM;
  const processes = Math.max(1, Math.ceil(wanted(large.process)));
  const cores = CORES.find((one) => one >= wanted(large.primary)) ?? MANY;
  const whole = scenario(processes, cores, longRun(visitsPerSecond));
  return { ...whole, visitsPerHour, ordersPerMinute, outcome: simulate(times, whole) };
}

// Long beside a visit, and enough visits for a hundredth of them to be many.
const shortRun = (perSecond: number) => Math.max(60, Math.ceil(2_000 / perSecond));
const longRun = (perSecond: number) => Math.max(90, Math.ceil(5_000 / perSecond));

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
