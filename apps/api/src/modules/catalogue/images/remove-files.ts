import type { Executor } from "../../../db/executor";
import type { ImageStores } from "../../../storage/open-storage";
import { keysOf } from "./image-files";
import { deleteImageRow, type ImageRow } from "./images.repo";

/** Removes the files of a picture that is marked, then its row: what fails in between is done again. */
export async function removeFiles(
  { db, imageStores }: { db: Executor; imageStores: ImageStores },
  image: ImageRow,
): Promise<void> {
  // One that was moved to a bucket may still lie in the folder.
  for (const storage of new Set([imageStores.storage, imageStores.folder])) {
    for (const key of keysOf(image)) await storage.remove(key);
  }
  await deleteImageRow(db, image.name);
}
