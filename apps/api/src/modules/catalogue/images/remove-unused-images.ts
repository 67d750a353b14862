import type { Executor } from "../../../db/executor";
import type { ImageStores } from "../../../storage/open-storage";
import { StorageError } from "../../../storage/storage";
import { listMarked, markUnused } from "./images.repo";
import { removeFiles } from "./remove-files";

const DAY_MS = 86_400_000;
const MOST_IMAGES = 500;

/**
 * Removes uploaded pictures that nobody has sent for a day and that neither a product nor an order shows, and gives their
 * number. It goes by the table alone: files that it does not know may be somebody else's.
 */
export async function removeUnusedImages(
  { db, imageStores }: { db: Executor; imageStores: ImageStores },
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS);
  await markUnused(db, { now, before, most: MOST_IMAGES });
  let removed = 0;
  try {
    for (const image of await listMarked(db, MOST_IMAGES)) {
      await removeFiles({ db, imageStores }, image);
      removed += 1;
    }
    for (const storage of new Set([imageStores.storage, imageStores.folder])) await storage.tidy(before);
  } catch (error) {
    // A store that is away keeps nobody else from tidying up; what is marked waits for the next hour.
    if (!(error instanceof StorageError)) throw error;
  }
  return removed;
}
