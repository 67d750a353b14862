import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./processes.mjs";

const usersOf = (folder) => join(folder, "users");

/** Records that this process uses a build, so that later builds do not remove it. */
export function useBuild(folder) {
  const file = join(usersOf(folder), String(process.pid));
  mkdirSync(usersOf(folder), { recursive: true });
  writeFileSync(file, "");
  process.once("exit", () => rmSync(file, { force: true }));
}

/** Whether a shop, or a database server that a shop started, still uses a build. */
export function isBuildInUse(folder) {
  const users = existsSync(usersOf(folder)) ? readdirSync(usersOf(folder)) : [];
  return users.some((pid) => isAlive(Number(pid))) || commandLines().some((line) => line.includes(folder));
}

// The database server can outlive the shop that started it and has no file in `users`, so its command line is checked.
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
