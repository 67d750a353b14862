import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ShopName, shopPort, shopSettings, shopUrl } from "./shops";

const startScript = fileURLToPath(new URL("../../scripts/start.mjs", import.meta.url));
// A stale build is built anew first.
const startLimitMs = 180_000;

export interface RunningShop {
  stop(): Promise<void>;
}

/** Starts the built shop on an empty data directory, with demo data. */
export async function startShop(name: ShopName): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "larkwood-e2e-"));
  chmodSync(dataDir, 0o711);
  const child = spawn(process.execPath, [startScript], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(shopPort(name)),
      DATA_DIR: dataDir,
      ...shopSettings[name],
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  }
  await answers(`${shopUrl(name)}/healthz`, child, () => printed);
  return {
    stop: async () => {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (child.exitCode === null && Date.now() < deadline) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await pause(100);
  }
  child.kill("SIGTERM");
  throw new Error(`The shop did not start:\n${printed()}`);
}
