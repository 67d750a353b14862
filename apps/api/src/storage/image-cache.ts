import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "./folder-storage";
import type { StoredFile } from "./storage";

/** Share of the limit that may be written before the folder is measured again. */
const MEASURE_AFTER = 1 / 8;
const PART_FILE_TIMEOUT_MS = 600_000;

/** Caches files of the bucket in a local folder, which several processes may share. Deletes the oldest files first. */
export function createImageCache(folder: string, maxBytes: number) {
  // Measures at the first write, because the folder may contain files of earlier processes.
  let unmeasured = Number.POSITIVE_INFINITY;

  async function shrink(): Promise<void> {
    unmeasured = 0;
    const files = await listFiles(folder);
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.sort((a, b) => a.storedAt - b.storedAt)) {
      if (total <= maxBytes) return;
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

    /** Stores a file with its time in the bucket, so that all machines send the same ETag. */
    async store(name: string, { data, writtenAt }: StoredFile): Promise<void> {
      await writeAtomically(join(folder, name), data, writtenAt);
      unmeasured += data.length;
      if (unmeasured > maxBytes * MEASURE_AFTER) await shrink();
    },
  };
}

async function listFiles(folder: string) {
  const names = await readdir(folder);
  const files = names.map(async (name) => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    // Another process is writing it, unless it was killed.
    const isBeingWritten =
      name.endsWith(".part") && found && Date.now() - found.ctimeMs < PART_FILE_TIMEOUT_MS;
    return found && !isBeingWritten ? [{ path, size: found.size, storedAt: found.ctimeMs }] : [];
  });
  return (await Promise.all(files)).flat();
}
