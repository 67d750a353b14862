import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface SystemUser {
  uid: number;
  gid: number;
}

export function userOf(name: string): SystemUser {
  const idOf = (which: string) => Number(execFileSync("id", [which, name], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

export function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent)
    .map(Number);
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

/** Sends a signal to each process that still exists. */
export function signalAll(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      if (pid > 0) process.kill(pid, name);
    } catch {
      // The process has already exited.
    }
  }
}
