import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const startScript = fileURLToPath(new URL("../../scripts/start.mjs", import.meta.url));
// As in the command `npm start`.
const nodeFlags = ["--max-semi-space-size=8"];
// A stale build is built anew first.
const startLimitMs = 240_000;

export interface ShopProcess {
  url: string;
  pid: number;
  /** From the start of the process until it answered. */
  secondsToStart: number;
  /** What it has printed so far. */
  printed(): string;
  /** Stops in good order; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
}

/** A new, empty place for a shop's data. */
export function newDataDir(purpose: string): string {
  const dir = mkdtempSync(join(tmpdir(), `larkwood-${purpose}-`));
  // As root the database server runs as another user, who has to pass through.
  chmodSync(dir, 0o711);
  return dir;
}

export function removeDataDir(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}

/** Starts the built shop as `npm start` does and waits until it answers. */
export async function spawnShop(
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
  /** Words before the command, for a shop in special circumstances. */
  within: string[] = [],
): Promise<ShopProcess> {
  // The name localhost matters: only there does a browser keep Secure cookies without https.
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const { PATH, HOME } = process.env;
  const [command = "", ...words] = [...within, process.execPath, ...nodeFlags, startScript];
  const child = spawn(command, words, {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  }
  await answers(`${url}/healthz`, child, () => printed);
  const gone = once(child, "exit") as Promise<[number | null]>;
  return {
    url,
    pid: child.pid ?? 0,
    secondsToStart: (performance.now() - started) / 1000,
    printed: () => printed,
    stop: async () => {
      child.kill("SIGTERM");
      const [code] = await gone;
      return code;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

async function answers(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (child.exitCode === null && Date.now() < deadline) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await pause(25);
  }
  child.kill("SIGTERM");
  throw new Error(`The shop did not start:\n${printed()}`);
}
