import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Shop } from "../lib/shop";

const file = join(mkdtempSync(join(tmpdir(), "larkwood-soak-")), "memory.json");

/** A shop started with these settings can be asked what it holds on to: its memory without garbage. */
export const letCollect = {
  settings: {
    NODE_OPTIONS: `--import ${new URL("./collect-on-signal.mjs", import.meta.url).href}`,
    SOAK_MEMORY_FILE: file,
  },

  /** All that the process takes of the machine. */
  memoryMb: async (shop: Shop): Promise<number> => (await usageOf(shop)).rss / 1024 / 1024,

  /** What its objects and buffers take, once nothing more goes. */
  async heldMb(shop: Shop): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let unchanged = 0; unchanged < 3; unchanged += 1) {
      const { heapUsed, arrayBuffers } = await usageOf(shop);
      const held = (heapUsed + arrayBuffers) / 1e6;
      if (held < least - 0.5) unchanged = 0;
      least = Math.min(least, held);
    }
    return least;
  },
};

async function usageOf(shop: Shop): Promise<NodeJS.MemoryUsage> {
  rmSync(file, { force: true });
  process.kill(shop.pid, "SIGUSR2");
  while (!existsSync(file)) await pause(50);
  return JSON.parse(readFileSync(file, "utf8")) as NodeJS.MemoryUsage;
}

/** How much more the last fifth of the samples is than the second; the first one is warm-up. */
export function growthPercent(samples: readonly number[]) {
  const fifth = Math.ceil(samples.length / 5);
  const early = middle(samples.slice(fifth, fifth * 2));
  const late = middle(samples.slice(-fifth));
  return { early, late, percent: (late / early - 1) * 100 };
}

/** Of the middle, so that a single peak does not count. */
function middle(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The 99th percentile of the event loop's delay since it was last asked for, in milliseconds. */
export async function loopDelayP99(shop: Shop): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1];
  return Number(seconds ?? Number.NaN) * 1000;
}
