import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Shop } from "../lib/shop";

const file = join(mkdtempSync(join(tmpdir(), "larkwood-soak-")), "memory.json");

/** Measures the memory after garbage collection of a shop that was started with these settings. */
export const memoryProbe = {
  settings: {
    NODE_OPTIONS: `--import ${new URL("./collect-on-signal.mjs", import.meta.url).href}`,
    SOAK_MEMORY_FILE: file,
  },

  /** Resident memory of the process. */
  residentMb: async (shop: Shop): Promise<number> => (await usageOf(shop)).rss / 1024 / 1024,

  /** Size of objects and buffers, once repeated collections free nothing more. */
  async heapMb(shop: Shop): Promise<number> {
    let min = Number.POSITIVE_INFINITY;
    for (let unchanged = 0; unchanged < 3; unchanged += 1) {
      const { heapUsed, arrayBuffers } = await usageOf(shop);
      const used = (heapUsed + arrayBuffers) / 1e6;
      if (used < min - 0.5) unchanged = 0;
      min = Math.min(min, used);
    }
    return min;
  },
};

async function usageOf(shop: Shop): Promise<NodeJS.MemoryUsage> {
  rmSync(file, { force: true });
  process.kill(shop.pid, "SIGUSR2");
  while (!existsSync(file)) await pause(50);
  return JSON.parse(readFileSync(file, "utf8")) as NodeJS.MemoryUsage;
}

/** Growth from the second fifth of the samples to the last fifth; the first fifth is warm-up. */
export function growthPercent(samples: readonly number[]) {
  const fifth = Math.ceil(samples.length / 5);
  const early = median(samples.slice(fifth, fifth * 2));
  const late = median(samples.slice(-fifth));
  return { early, late, percent: (late / early - 1) * 100 };
}

/** The median, so that a single peak does not count. */
function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** 99th percentile of the event loop delay since the last call, in milliseconds. */
export async function loopDelayP99(shop: Shop): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1];
  return Number(seconds ?? Number.NaN) * 1000;
}
