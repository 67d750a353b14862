import { createRandom, type Random } from "./random";
import { type Address, addressesOf, ResponseCache } from "./response-cache";
import type { Cost, Read, ServiceTimes } from "./service-times";
import { Station } from "./station";
import { Timeline } from "./timeline";

export interface Scenario {
  processes: number;
  /** Connections of each process. */
  pool: number;
  /** Processors of the primary. */
  cores: number;
  visitsPerSecond: number;
  /** How many visits lead to one order. */
  visitsForAnOrder: number;
  /** The products that are ordered; defaults to all. */
  ordered?: readonly number[];
  /** Share of searches that are not cached. */
  newSearches: number;
  seconds: number;
}

export interface Outcome {
  visits: number;
  orders: number;
  /** Milliseconds from request to reply. */
  reads: Percentiles;
  orderTimes: Percentiles;
  /** Utilisation of the processes and of the primary. */
  processBusy: number;
  primaryBusy: number;
  poolWaitMs: number;
  /** CPU time per visit. */
  perVisit: Cost;
}

interface Percentiles {
  p50: number;
  p99: number;
}

// Same as `visit` in bench/sections/visits.ts.
const VISIT: readonly Read[] = [
  "page",
  ...Array.from({ length: 4 }, () => "list" as const),
  ...Array.from({ length: 5 }, () => "detail" as const),
  ...Array.from({ length: 2 }, () => "search" as const),
];
// Pause between two requests of a visitor; it only has to be much longer than a request.
const THINK_TIME_MS = 2_000;
const NOTIFICATION_MS = 250;
const SEED = 20_261_115;
// Share of the time to ignore at the start, while queues build up.
const WARM_UP = 0.1;

/** Simulates visitors of a shop as a queueing network and returns their response times. */
export function simulate(times: ServiceTimes, scenario: Scenario): Outcome {
  const random = createRandom(SEED);
  const timeline = new Timeline();
  const processes = Array.from({ length: scenario.processes }, () => ({
    loop: new Station(timeline, 1),
    pool: new Station(timeline, scenario.pool),
    cache: new ResponseCache(),
  }));
  type Process = (typeof processes)[number];
  const primary = new Station(timeline, scenario.cores);
  const addresses = addressesOf(times.addresses);
  const { ordered = Array.from({ length: times.products }, (_, product) => product) } = scenario;
  const byKind = new Map(VISIT.map((kind) => [kind, addresses.filter((one) => one.kind === kind)]));
  const until = scenario.seconds * 1_000;
  const durations = { reads: [] as number[], orders: [] as number[] };
  let visits = 0;
  const recordDuration = (into: number[], began: number) => {
    if (began > until * WARM_UP) into.push(timeline.now - began);
  };
  const pickProcess = () => processes[random.index(processes.length)] as Process;

  /** A process does half of its work before the database replies and half afterwards. */
  function queryDatabase(process: Process, cost: Cost, commitMs: number, done: () => void): void {
    const half = () => random.exponential(cost.process / 2);
    process.loop.serve(half(), () =>
      process.pool.enter((leave) =>
        primary.serve(random.exponential(cost.primary), () =>
          timeline.after(commitMs > 0 ? random.exponential(commitMs) : 0, () => {
            leave();
            process.loop.serve(half(), done);
          }),
        ),
      ),
    );
  }

  function read(kind: Read, done: () => void): void {
    const process = pickProcess();
    const began = timeline.now;
    const end = () => {
      recordDuration(durations.reads, began);
      done();
    };
    const isNew = kind === "search" && random.next() < scenario.newSearches;
    const isCached = !isNew && process.cache.has(pick<Address>(byKind.get(kind) ?? [], random), began);
    if (isCached) process.loop.serve(random.exponential(times.kept[kind]), end);
    else queryDatabase(process, times.made[kind], 0, end);
  }

  function order(): void {
    const began = timeline.now;
    const process = pickProcess();
    queryDatabase(process, times.order, times.commitMs, () => {
      recordDuration(durations.orders, began);
      for (const product of [pick(ordered, random), pick(ordered, random)]) {
        process.cache.stockChanged(product, timeline.now);
        const notifiedAt = timeline.now + NOTIFICATION_MS;
        timeline.after(NOTIFICATION_MS, () => {
          for (const other of processes) if (other !== process) other.cache.stockChanged(product, notifiedAt);
        });
      }
    });
  }

  function visit(): void {
    visits += 1;
    const steps = [...VISIT];
    const step = () => {
      const kind = steps.shift();
      if (kind) read(kind, () => timeline.after(random.exponential(THINK_TIME_MS), step));
      else if (random.next() < 1 / scenario.visitsForAnOrder) order();
    };
    step();
  }

  function arrive(): void {
    visit();
    timeline.after(random.exponential(1_000 / scenario.visitsPerSecond), arrive);
  }
  arrive();
  timeline.run(until);

  const sum = (pick: (process: Process) => number) =>
    processes.reduce((total, process) => total + pick(process), 0);
  return {
    visits,
    orders: durations.orders.length,
    reads: percentiles(durations.reads),
    orderTimes: percentiles(durations.orders),
    processBusy: sum(({ loop }) => loop.utilisation) / processes.length,
    primaryBusy: primary.utilisation,
    poolWaitMs:
      sum(({ pool }) => pool.waitTime) /
      Math.max(
        1,
        sum(({ pool }) => pool.served),
      ),
    perVisit: { process: sum(({ loop }) => loop.busyTime) / visits, primary: primary.busyTime / visits },
  };
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[random.index(items.length)] as T;
}

function percentiles(values: number[]): Percentiles {
  values.sort((a, b) => a - b);
  const at = (part: number) => values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
