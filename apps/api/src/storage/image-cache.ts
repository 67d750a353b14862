import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "./folder-storage";
import type { StoredFile } from "./storage";

/** Measured again after so much was written: a part of the bound, so that it is passed by no more than that. */
const MEASURED_AFTER = 1 / 8;
const UNFINISHED_MS = 600_000;

/**
 * Files of the bucket, kept on the disk of this machine. The folder itself is all that is known: several processes may use
 * it. When it is too large the files that came first go first.
 */
export function createImageCache(folder: string, mostBytes: number) {
  // What earlier processes have left there counts as well.
  let unmeasured = Number.POSITIVE_INFINITY;

  async function shrink(): Promise<void> {
    unmeasured = 0;
    const files = await filesOf(folder);
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.sort((a, b) => a.keptAt - b.keptAt)) {
      if (total <= mostBytes) return;
      await rm(path, { force: true });
      total -= size;
    }
  }

  return {
    has: (name: string): Promise<boolean> =>
      stat(join(folder, name)).then(
        (found) => found.isFile(),
        () => false,
      ),

    /** Keeps a file; its time is that of the bucket, so that every machine gives it the same tag. */
    async keep(name: string, { data, writtenAt }: StoredFile): Promise<void> {
      await writeAtomically(join(folder, name), data, writtenAt);
      unmeasured += data.length;
      if (unmeasured > mostBytes * MEASURED_AFTER) await shrink();
    },
  };
}

async function filesOf(folder: string) {
  const names = await readdir(folder);
  const files = names.map(async (name) => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    // Somebody is writing it at this moment, unless they were killed long ago.
    const isUnfinished = name.endsWith(".part") && found && Date.now() - found.ctimeMs < UNFINISHED_MS;
    return found && !isUnfinished ? [{ path, size: found.size, keptAt: found.ctimeMs }] : [];
  });
  return (await Promise.all(files)).flat();
}
