import { readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isErrno } from "./errors";

/** A running server as it describes itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** The server that runs on the cluster, or null; a pid file left over by a crash is cleared away. */
export function findPostmaster(clusterDir: string): Postmaster | null {
  const file = join(clusterDir, "postmaster.pid");
  const postmaster = parsePidFile(readIfThere(file));
  if (!postmaster || !isAlive(postmaster.pid)) return null;
  if (worksIn(postmaster.pid, clusterDir)) return postmaster;
  // After a restart of the machine or container the number may belong to somebody else. PostgreSQL itself
  // cannot tell and would refuse to start.
  rmSync(file, { force: true });
  return null;
}

/** Reads the lines of a `postmaster.pid`: pid, directory, start, port, socket, address, memory key, status. */
export function parsePidFile(text: string | null): Postmaster | null {
  const lines = text?.split("\n") ?? [];
  const pid = Number.parseInt(lines[0] ?? "", 10);
  if (!(pid > 1)) return null;
  return { pid, port: Number.parseInt(lines[3] ?? "", 10), ready: lines[7]?.trim() === "ready" };
}

/** Whether a process with that number is there, also when it belongs to another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, "EPERM");
  }
}

/** Whether the process has the cluster as its working directory, as every server has; yes when that cannot be seen. */
function worksIn(pid: number, clusterDir: string): boolean {
  if (process.platform !== "linux") return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
  } catch {
    return true;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (isErrno(error, "ENOENT")) return null;
    throw error;
  }
}
