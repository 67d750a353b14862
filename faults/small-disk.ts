import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";

const MEGABYTE = 1024 * 1024;
// Enough for an empty cluster, its log and the demo data.
const SIZE_MB = 160;

/** Command prefix that gives a process a small disk mounted at a folder. */
function mountCommand(folder: string): string[] {
  const mount = `mount -t tmpfs -o size=${SIZE_MB}m,mode=0711 none "$0" && exec "$@"`;
  return ["unshare", "--mount", ...(isRoot ? [] : userNamespace), "sh", "-c", mount, folder];
}

const isRoot = process.getuid?.() === 0;
// Other users can mount in a user namespace, if the system allows it.
const userNamespace = ["--user", "--map-current-user", "--keep-caps"];

/** Command prefix for a small disk that disappears with the process; null if the system allows no mounts. */
export function smallDisk(folder: string): string[] | null {
  const [command = "", ...args] = mountCommand(folder);
  return spawnSync(command, [...args, "true"]).status === 0 ? mountCommand(folder) : null;
}

/** Alternative to a full disk: no file may grow beyond the size of a WAL segment. */
export const smallFiles = ["sh", "-c", `trap "" XFSZ; ulimit -f ${(17 * MEGABYTE) / 512} && exec "$@"`, "sh"];

/** Fills the disk of a process. */
export function fillDisk(pid: number, folder: string): void {
  const { blocks, bsize } = statfsSync(`/proc/${pid}/root${folder}`);
  // Never fill a real disk.
  if (blocks * bsize > SIZE_MB * MEGABYTE) throw new Error(`${folder} is not on a small disk`);
  const file = openSync(fillerFile(pid, folder), "w");
  const block = Buffer.alloc(MEGABYTE);
  try {
    for (let size = block.length; size > 0; ) {
      try {
        writeSync(file, block, 0, size);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(file);
  }
}

export function freeDisk(pid: number, folder: string): void {
  rmSync(fillerFile(pid, folder));
}

const fillerFile = (pid: number, folder: string) => `/proc/${pid}/root${folder}/filler`;
