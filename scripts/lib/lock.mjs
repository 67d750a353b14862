import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cacheDir } from "./paths.mjs";
import { isAlive } from "./processes.mjs";

/** Does the work while no other process does work of that name; the lock of a dead process does not count. */
export async function withLock(name, work) {
  const file = join(cacheDir, `${name}.lock`);
  mkdirSync(cacheDir, { recursive: true });
  for (let waiting = false; !take(file); waiting = true) {
    if (!waiting) console.log("Waiting for another install or build in this folder…");
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
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
    // Empty for a moment while its owner writes: NaN, which counts as alive.
    return Number.parseInt(readFileSync(file, "utf8"), 10);
  } catch {
    return Number.NaN;
  }
}
