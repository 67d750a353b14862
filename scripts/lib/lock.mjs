import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cacheDir } from "./paths.mjs";
import { isAlive } from "./processes.mjs";

/** Runs `work` while holding a lock file; a lock of a dead process is ignored. */
export async function withLock(name, work) {
  const file = join(cacheDir, `${name}.lock`);
  mkdirSync(cacheDir, { recursive: true });
  for (let waiting = false; !acquire(file); waiting = true) {
    if (!waiting) console.log("Waiting for another process that is installing or building…");
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function acquire(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    const owner = readOwner(file);
    if (!Number.isNaN(owner) && !isAlive(owner)) rmSync(file, { force: true });
    return false;
  }
}

function readOwner(file) {
  try {
    // The file is empty while its owner writes it: NaN counts as alive.
    return Number.parseInt(readFileSync(file, "utf8"), 10);
  } catch {
    return Number.NaN;
  }
}
