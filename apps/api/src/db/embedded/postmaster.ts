import { readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isErrno } from "./errors";

/** A running server as it describes itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Finds the running server of the cluster. Deletes the pid file of a crashed one. */
export function findPostmaster(clusterDir: string): Postmaster | null {
  const file = join(clusterDir, "postmaster.pid");
  const postmaster = parsePidFile(readIfExists(file));
  if (!postmaster || !isAlive(postmaster.pid)) return null;
  if (hasWorkingDirectory(postmaster.pid, clusterDir)) return postmaster;
  // After a restart of the machine or container, another process may have this pid. PostgreSQL would not start.
  rmSync(file, { force: true });
  return null;
}

/** Parses the lines of a `postmaster.pid`: pid, directory, start, port, socket, address, memory key, status. */
export function parsePidFile(text: string | null): Postmaster | null {
  const lines = text?.split("\n") ?? [];
  const pid = Number.parseInt(lines[0] ?? "", 10);
  if (!(pid > 1)) return null;
  return { pid, port: Number.parseInt(lines[3] ?? "", 10), ready: lines[7]?.trim() === "ready" };
}

/** Whether a process with this pid exists, even of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, "EPERM");
  }
}

/** Whether the cluster is the working directory of the process, as of every server; true if unknown. */
function hasWorkingDirectory(pid: number, clusterDir: string): boolean {
  if (process.platform !== "linux") return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
  } catch {
    return true;
  }
}

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (isErrno(error, "ENOENT")) return null;
    throw error;
  }
}
