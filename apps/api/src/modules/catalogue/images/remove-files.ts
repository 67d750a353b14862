import type { Executor } from "../../../db/executor";
import type { ImageStores } from "../../../storage/open-storage";
import { keysOf } from "./image-files";
import { deleteImageRow, type ImageRow } from "./images.repo";

/** Removes the files of a marked image, then its row, so that a failure is retried. */
export async function removeFiles(
  { db, imageStores }: { db: Executor; imageStores: ImageStores },
  image: ImageRow,
): Promise<void> {
  // An image that was copied to the bucket is still in the folder.
  for (const storage of new Set([imageStores.storage, imageStores.folder])) {
    for (const key of keysOf(image)) await storage.remove(key);
  }
  await deleteImageRow(db, image.name);
}
