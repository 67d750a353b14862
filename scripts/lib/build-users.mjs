import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./processes.mjs";

const usersOf = (folder) => join(folder, "users");

/** Notes that this process runs from a build, so that no later build removes it. */
export function useBuild(folder) {
  const note = join(usersOf(folder), String(process.pid));
  mkdirSync(usersOf(folder), { recursive: true });
  writeFileSync(note, "");
  process.once("exit", () => rmSync(note, { force: true }));
}

/** Whether a process still runs from a build: a shop, or the database server that a shop has started from it. */
export function isBuildInUse(folder) {
  const users = existsSync(usersOf(folder)) ? readdirSync(usersOf(folder)) : [];
  return users.some((pid) => isAlive(Number(pid))) || commandLines().some((line) => line.includes(folder));
}

// The database server outlives the shop that started it while another shop uses it, and has no note of its own.
function commandLines() {
  if (process.platform === "win32") return [];
  if (existsSync("/proc/self/cmdline")) {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readCommandLine(`/proc/${pid}/cmdline`));
  }
  return (spawnSync("ps", ["-axo", "command"], { encoding: "utf8" }).stdout ?? "").split("\n");
}

function readCommandLine(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
