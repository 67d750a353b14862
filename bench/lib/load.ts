import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve("autocannon/autocannon.js");

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
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** The median. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
