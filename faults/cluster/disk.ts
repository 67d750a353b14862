import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";

const BLOCK = Buffer.alloc(1024 * 1024);

/** Fills a machine's disk; returns a function that frees it again. */
export function fillDisk(folder: string, diskMb: number): () => void {
  const { blocks, bsize } = statfsSync(folder);
  // Never fill a real disk.
  if (blocks * bsize > diskMb * BLOCK.length) throw new Error(`${folder} is not on a small disk`);
  const filler = join(folder, "filler");
  const file = openSync(filler, "w");
  try {
    for (let size = BLOCK.length; size > 0; ) {
      try {
        writeSync(file, BLOCK, 0, size);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(file);
  }
  return () => rmSync(filler);
}
