import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const startScript = fileURLToPath(new URL("../../scripts/start.mjs", import.meta.url));
// Same as in `npm start`.
const nodeFlags = ["--max-semi-space-size=8"];
// An outdated build is rebuilt first.
const startTimeoutMs = 240_000;

export interface ShopProcess {
  url: string;
  pid: number;
  /** From the start of the process to its first reply. */
  secondsToStart: number;
  /** Its output so far. */
  printed(): string;
  /** Shuts down cleanly; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
}

/** Creates an empty data folder. */
export function newDataDir(purpose: string): string {
  const dir = mkdtempSync(join(tmpdir(), `larkwood-${purpose}-`));
  // As root, the database server runs as another user, who needs access to the folder.
  chmodSync(dir, 0o711);
  return dir;
}

export function removeDataDir(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}

/** Starts the built shop like `npm start` and waits until it responds. */
export async function spawnShop(
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
  /** Command prefix, for example to limit resources. */
  prefix: string[] = [],
): Promise<ShopProcess> {
  // The host must be localhost: only there browsers accept Secure cookies without HTTPS.
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const { PATH, HOME } = process.env;
  const [command = "", ...args] = [...prefix, process.execPath, ...nodeFlags, startScript];
  const child = spawn(command, args, {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  }
  await untilHealthy(`${url}/healthz`, child, () => printed);
  const exited = once(child, "exit") as Promise<[number | null]>;
  return {
    url,
    pid: child.pid ?? 0,
    secondsToStart: (performance.now() - started) / 1000,
    printed: () => printed,
    stop: async () => {
      child.kill("SIGTERM");
      const [code] = await exited;
      return code;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (child.exitCode === null && Date.now() < deadline) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await pause(25);
  }
  child.kill("SIGTERM");
  throw new Error(`The shop did not start:\n${printed()}`);
}
