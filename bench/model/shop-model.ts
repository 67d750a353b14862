import { type Address, addressesOf, Kept } from "./kept";
import { type Chance, createChance } from "./random";
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
  /** How many visits it takes until one ends with an order. */
  visitsForAnOrder: number;
  /** The products that are ordered, where it is not all. */
  ordered?: readonly number[];
  /** Which part of the searches nobody has made before. */
  newSearches: number;
  seconds: number;
}

export interface Outcome {
  visits: number;
  orders: number;
  /** Milliseconds from the request to the reply: half and 99 of 100 are faster. */
  reads: Percentiles;
  orderTimes: Percentiles;
  /** Which part of its time each kind of station was taken. */
  processBusy: number;
  primaryBusy: number;
  poolWaitMs: number;
  /** Processor for each visit. */
  perVisit: Cost;
}

interface Percentiles {
  p50: number;
  p99: number;
}

// As `visit` of bench/sections/visits.ts.
const VISIT: readonly Read[] = [
  "page",
  ...Array.from({ length: 4 }, () => "list" as const),
  ...Array.from({ length: 5 }, () => "detail" as const),
  ...Array.from({ length: 2 }, () => "search" as const),
];
// Between two requests of one visitor: any pause will do that is long beside the requests themselves.
const THINKING_MS = 2_000;
const NOTICE_MS = 250;
const SEED = 20_261_115;
// Nobody counts while the line in front of an empty shop builds up.
const WARM_UP = 0.1;

/** Lets visitors come to a shop that consists of lines and servers, and tells how long they waited. */
export function simulate(times: ServiceTimes, scenario: Scenario): Outcome {
  const chance = createChance(SEED);
  const timeline = new Timeline();
  const processes = Array.from({ length: scenario.processes }, () => ({
    loop: new Station(timeline, 1),
    pool: new Station(timeline, scenario.pool),
    kept: new Kept(),
  }));
  type Process = (typeof processes)[number];
  const primary = new Station(timeline, scenario.cores);
  const addresses = addressesOf(times.addresses);
  const { ordered = Array.from({ length: times.products }, (_, product) => product) } = scenario;
  const byKind = new Map(VISIT.map((kind) => [kind, addresses.filter((one) => one.kind === kind)]));
  const until = scenario.seconds * 1_000;
  const seen = { reads: [] as number[], orders: [] as number[] };
  let visits = 0;
  const note = (into: number[], began: number) => {
    if (began > until * WARM_UP) into.push(timeline.now - began);
  };
  const balance = () => processes[chance.one(processes.length)] as Process;

  /** Half of a process's work is done before the database answers, half afterwards. */
  function askDatabase(process: Process, cost: Cost, commitMs: number, done: () => void): void {
    const half = () => chance.span(cost.process / 2);
    process.loop.serve(half(), () =>
      process.pool.enter((leave) =>
        primary.serve(chance.span(cost.primary), () =>
          timeline.after(commitMs > 0 ? chance.span(commitMs) : 0, () => {
            leave();
            process.loop.serve(half(), done);
          }),
        ),
      ),
    );
  }

  function read(kind: Read, done: () => void): void {
    const process = balance();
    const began = timeline.now;
    const end = () => {
      note(seen.reads, began);
      done();
    };
    const isNew = kind === "search" && chance.next() < scenario.newSearches;
    const isKept = !isNew && process.kept.has(pick<Address>(byKind.get(kind) ?? [], chance), began);
    if (isKept) process.loop.serve(chance.span(times.kept[kind]), end);
    else askDatabase(process, times.made[kind], 0, end);
  }

  function order(): void {
    const began = timeline.now;
    const process = balance();
    askDatabase(process, times.order, times.commitMs, () => {
      note(seen.orders, began);
      for (const product of [pick(ordered, chance), pick(ordered, chance)]) {
        process.kept.moved(product, timeline.now);
        const told = timeline.now + NOTICE_MS;
        timeline.after(NOTICE_MS, () => {
          for (const other of processes) if (other !== process) other.kept.moved(product, told);
        });
      }
    });
  }

  function visit(): void {
    visits += 1;
    const steps = [...VISIT];
    const step = () => {
      const kind = steps.shift();
      if (kind) read(kind, () => timeline.after(chance.span(THINKING_MS), step));
      else if (chance.next() < 1 / scenario.visitsForAnOrder) order();
    };
    step();
  }

  function arrive(): void {
    visit();
    timeline.after(chance.span(1_000 / scenario.visitsPerSecond), arrive);
  }
  arrive();
  timeline.run(until);

  const sum = (pick: (process: Process) => number) =>
    processes.reduce((total, process) => total + pick(process), 0);
  return {
    visits,
    orders: seen.orders.length,
    reads: percentiles(seen.reads),
    orderTimes: percentiles(seen.orders),
    processBusy: sum(({ loop }) => loop.utilisation) / processes.length,
    primaryBusy: primary.utilisation,
    poolWaitMs:
      sum(({ pool }) => pool.waited) /
      Math.max(
        1,
        sum(({ pool }) => pool.served),
      ),
    perVisit: { process: sum(({ loop }) => loop.taken) / visits, primary: primary.taken / visits },
  };
}

function pick<T>(those: readonly T[], chance: Chance): T {
  return those[chance.one(those.length)] as T;
}

function percentiles(values: number[]): Percentiles {
  values.sort((a, b) => a - b);
  const at = (part: number) => values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
