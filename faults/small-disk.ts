import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";

const MEGABYTE = 1024 * 1024;
// Room for an empty cluster, its log and the demo data, and a little more.
const SIZE_MB = 160;

/** How a process gets a small disk of its own at a folder: the words to put before its command. */
function commandOn(folder: string): string[] {
  const mount = `mount -t tmpfs -o size=${SIZE_MB}m,mode=0711 none "$0" && exec "$@"`;
  return ["unshare", "--mount", ...(isRoot ? [] : asOneself), "sh", "-c", mount, folder];
}

const isRoot = process.getuid?.() === 0;
// Whoever is not root may mount in a namespace of their own, where the system allows it.
const asOneself = ["--user", "--map-current-user", "--keep-caps"];

/** A small disk that goes away with the process that got it; null where the system allows no mounts. */
export function smallDisk(folder: string): string[] | null {
  const [command = "", ...words] = commandOn(folder);
  return spawnSync(command, [...words, "true"]).status === 0 ? commandOn(folder) : null;
}

/** The closest thing to a full disk without one: no file may grow beyond the size of a segment of the log. */
export const smallFiles = ["sh", "-c", `trap "" XFSZ; ulimit -f ${(17 * MEGABYTE) / 512} && exec "$@"`, "sh"];

/** Takes all the room that is left, as the process sees it. */
export function fillUp(pid: number, folder: string): void {
  const { blocks, bsize } = statfsSync(`/proc/${pid}/root${folder}`);
  // Whatever goes wrong: never somebody's real disk.
  if (blocks * bsize > SIZE_MB * MEGABYTE) throw new Error(`${folder} is not on a small disk`);
  const file = openSync(ballast(pid, folder), "w");
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

export function makeRoom(pid: number, folder: string): void {
  rmSync(ballast(pid, folder));
}

const ballast = (pid: number, folder: string) => `/proc/${pid}/root${folder}/ballast`;
