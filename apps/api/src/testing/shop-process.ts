import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { findCurrentBuild } from "../../../../scripts/lib/builds.mjs";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
// Only a limit: also `npm run dev` with both cores kept busy by something else opens before it.
const startLimitMs = 240_000;

export interface ShopProcess {
  pid: number;
  /** What it has printed so far. */
  printed(): string;
  /** Waits for the line with the address, and gives the address. */
  opened(): Promise<string>;
  /** Waits for the end, and gives the exit code; null when a signal ended it. */
  ended(): Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

interface Options {
  env: Record<string, string>;
  /** What Node is to run; the server of the current build unless said. */
  script?: string;
  user?: { uid: number; gid: number };
  /** When to end it; with the test unless said. */
  atEnd?: (end: () => Promise<void>) => unknown;
}

/** Starts a shop as a process of its own, on a free port; it is ended with the test. */
export function startShopProcess({ env, script, user, atEnd = onTestFinished }: Options): ShopProcess {
  const child = spawn(process.execPath, [script ?? join(builtShop(), "api", "server.js")], {
    cwd: root,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, PORT: "0", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  }
  const end = new Promise<number | null>((resolve) => child.once("close", resolve));
  atEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await end;
  });
  return {
    pid: child.pid ?? 0,
    printed: () => printed,
    opened: () => findAddress(child, () => printed),
    ended: () => end,
    kill: (signal) => child.kill(signal),
  };
}

function builtShop(): string {
  const build = findCurrentBuild();
  if (!build) throw new Error("There is no build: call prepareBuild first.");
  return build;
}

async function findAddress(child: ChildProcess, printed: () => string): Promise<string> {
  const deadline = Date.now() + startLimitMs;
  while (child.exitCode === null && Date.now() < deadline) {
    const address = /is open at (\S+)/.exec(printed())?.[1];
    if (address) return address;
    await pause(25);
  }
  throw new Error(`The shop did not open: ${printed()}`);
}
