import type { Executor } from "../../../db/executor";
import type { ImageStores } from "../../../storage/open-storage";
import { StorageError } from "../../../storage/storage";
import { listMarked, markUnused } from "./images.repo";
import { removeFiles } from "./remove-files";

const DAY_MS = 86_400_000;
const MAX_IMAGES = 500;

/** Removes images that are unused and were not uploaded for a day, and counts them. Files without a row are not touched. */
export async function removeUnusedImages(
  { db, imageStores }: { db: Executor; imageStores: ImageStores },
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS);
  await markUnused(db, { now, before, limit: MAX_IMAGES });
  let removed = 0;
  try {
    for (const image of await listMarked(db, MAX_IMAGES)) {
      await removeFiles({ db, imageStores }, image);
      removed += 1;
    }
    for (const storage of new Set([imageStores.storage, imageStores.folder])) await storage.tidy(before);
  } catch (error) {
    // The next cleanup removes the marked images when the store is available again.
    if (!(error instanceof StorageError)) throw error;
  }
  return removed;
}
