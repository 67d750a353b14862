import { memoryMb, type Shop } from "../lib/shop";

const SAMPLE_MS = 2_000;

/** Memory of the shop's process over time, read while somebody else makes the load. */
export function watchMemory(shop: Shop) {
  const samples: { at: number; mb: number }[] = [];
  const started = performance.now();
  const timer = setInterval(() => {
    samples.push({ at: (performance.now() - started) / 1000, mb: memoryMb(shop.pid) });
  }, SAMPLE_MS);
  return {
    samples,
    stop: () => clearInterval(timer),
  };
}

/** The middle of the samples between two moments; single peaks between two collections say nothing. */
export function middleMb(samples: readonly { at: number; mb: number }[], from: number, to: number): number {
  const within = samples.filter(({ at }) => at >= from && at <= to).map(({ mb }) => mb);
  within.sort((a, b) => a - b);
  return within[Math.floor(within.length / 2)] ?? Number.NaN;
}

/** The 99th percentile of the event loop's delay since it was last asked for, in milliseconds. */
export async function loopDelayP99(shop: Shop): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1];
  return Number(seconds ?? Number.NaN) * 1000;
}
