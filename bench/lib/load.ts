import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve("autocannon/autocannon.js");

/** Rounds of `measureInTurns`. */
const ROUNDS = 51;
const WARM_UP_ROUNDS = 8;

export interface LoadResult {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

interface LoadOptions {
  headers?: Record<string, string>;
  /** If set, the request is a POST. */
  body?: string;
  connections?: number;
  seconds?: number;
  /** Number of requests to send, instead of a duration. */
  requests?: number;
}

/** Sends requests to one URL as fast as it replies, from a separate process. */
export async function load(
  url: string,
  { headers = {}, body, connections = 16, seconds = 3, requests }: LoadOptions = {},
): Promise<LoadResult> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  if (body !== undefined) flags.push("-m", "POST", "-b", body);
  const end = requests === undefined ? ["-d", String(seconds)] : ["-a", String(requests)];
  const args = [autocannon, "--json", "-n", "-c", String(connections), ...end, ...flags, url];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 10_000_000 });
  const result = JSON.parse(stdout);
  return {
    requestsPerSecond:
      requests === undefined ? result.requests.average : result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** Loads two URLs alternately, so that noise affects both equally. Returns the best round of each. */
export async function compare(ours: string, theirs: string, options: LoadOptions & { rounds?: number } = {}) {
  const { rounds = 5, ...each } = options;
  const best = { ours: 0, theirs: 0, failures: 0 };
  await load(ours, { ...each, seconds: 2 });
  for (let round = 0; round < rounds; round += 1) {
    const a = await load(theirs, each);
    const b = await load(ours, each);
    best.theirs = Math.max(best.theirs, a.requestsPerSecond);
    best.ours = Math.max(best.ours, b.requestsPerSecond);
    best.failures += a.failures + b.failures;
  }
  return best;
}

/** Median milliseconds of sequential calls. `before` runs before each call and is not counted. */
export async function medianMs(
  calls: readonly (() => Promise<unknown>)[],
  before: () => Promise<unknown> = async () => {},
): Promise<number> {
  const times: number[] = [];
  for (const call of calls) {
    await before();
    times.push(await milliseconds(call));
  }
  return median(times);
}

/**
 * Medians of the times of two calls that take turns, so that both meet the same load of the machine. The first calls, which read
 * from disk and plan statements, don't count.
 */
export async function measureInTurns(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
  rounds = ROUNDS,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    const each = [await milliseconds(first), await milliseconds(second)] as const;
    if (round < 0) continue;
    times[0].push(each[0]);
    times[1].push(each[1]);
  }
  return [median(times[0]), median(times[1])];
}

async function milliseconds(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

/** The median. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
