import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { EmbeddedDatabaseError } from "./errors";
import type { Launcher } from "./launcher";
import { findPostmaster, isAlive, type Postmaster } from "./postmaster";
import { serverSettings } from "./settings";

const POLL_MS = 10;
const START_TIMEOUT_MS = 60_000;
const MAX_LOG_BYTES = 1_000_000;
// Another process was faster, or the processes of a killed server have not all ended yet.
const RETRYABLE =
  /postmaster\.pid" already exists|could not bind|could not create any TCP|pre-existing shared memory block/;

/** Starts the server and waits until it accepts connections; null if another process was faster or took the port. */
export async function startServer(
  launcher: Launcher,
  logFile: string,
  durable: boolean,
  /** The port of the crashed server, so that its URL stays valid. */
  formerPort?: number,
): Promise<Postmaster | null> {
  const port = formerPort ?? (await freePort());
  const log = openSync(logFile, logMode(logFile), 0o600);
  const logStart = statSync(logFile).size;
  const { clusterDir, binaries } = launcher;
  const { file, args, ...user } = launcher.command(binaries.postgres, [
    "-D",
    clusterDir,
    ...serverSettings(port, durable),
  ]);
  // Detached, so that Ctrl-C reaches only the shop, which then stops the server gracefully.
  const child = spawn(file, args, {
    ...user,
    cwd: dirname(clusterDir),
    detached: true,
    windowsHide: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  let failure: string | null = null;
  child.once("error", (error) => {
    failure = error.message;
  });
  child.once("exit", () => {
    failure ??= readFileSync(logFile, "utf8").slice(logStart).trim();
  });

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (failure === null && Date.now() < deadline) {
    const postmaster = findPostmaster(clusterDir);
    if (postmaster?.ready && postmaster.pid === child.pid) {
      child.removeAllListeners();
      return postmaster;
    }
    await pause(POLL_MS);
  }
  const reason: string = failure ?? "it did not become ready within a minute";
  if (RETRYABLE.test(reason)) return null;
  throw new EmbeddedDatabaseError(`PostgreSQL did not start (${lastFatal(reason)}; see ${logFile}).`);
}

/** Stops the server gracefully, or by force after a timeout. Neither loses committed data. */
export async function stopServer(postmaster: Postmaster): Promise<void> {
  for (const [signal, limitMs] of [["SIGINT", 20_000] as const, ["SIGQUIT", 5_000] as const]) {
    if (!isAlive(postmaster.pid)) return;
    process.kill(postmaster.pid, signal);
    const deadline = Date.now() + limitMs;
    while (isAlive(postmaster.pid) && Date.now() < deadline) await pause(POLL_MS);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = address && typeof address === "object" ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function logMode(logFile: string): "a" | "w" {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  return size > MAX_LOG_BYTES ? "w" : "a";
}

function lastFatal(text: string): string {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.findLast((line) => line.includes("FATAL")) ?? lines.at(-1) ?? "no reason given";
}
