import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { findCurrentBuild } from "../../../../scripts/lib/builds.mjs";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
// Long enough for `npm run dev` on a busy machine.
const START_TIMEOUT_MS = 240_000;

export interface ShopProcess {
  pid: number;
  /** Its output so far. */
  printed(): string;
  /** Waits for the line with the address and returns the address. */
  opened(): Promise<string>;
  /** Waits for the exit and returns the exit code; null after a signal. */
  ended(): Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

interface Options {
  env: Record<string, string>;
  /** Script to run; defaults to the server of the current build. */
  script?: string;
  user?: { uid: number; gid: number };
  /** When to stop it; defaults to the end of the test. */
  atEnd?: (end: () => Promise<void>) => unknown;
}

/** Starts a shop in a separate process on a free port. It stops after the test. */
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
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const address = /is open at (\S+)/.exec(printed())?.[1];
    if (address) return address;
    await pause(25);
  }
  throw new Error(`The shop did not open: ${printed()}`);
}
