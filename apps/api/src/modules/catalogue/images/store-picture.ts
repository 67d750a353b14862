import type { CatalogueContext } from "../context";
import { pathOf } from "./image-files";
import { confirmImage } from "./images.repo";
import { createImageWriter } from "./store-image";

// Retried only if the cleanup removes the image at the same moment.
const MAX_ATTEMPTS = 3;

/** Stores a picture for a job, or reuses the one with equal bytes, and returns its path. The caller records the audit row. */
export async function storePicture(
  context: CatalogueContext,
  bytes: Buffer,
  userId: string,
): Promise<string> {
  const { db, clock, imageStores } = context;
  const store = createImageWriter(context, bytes, userId);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const name = await store();
    if (await confirmImage(db, { name, storedIn: imageStores.storage.kind, now: clock() }))
      return pathOf(name);
  }
  throw new Error("the image was removed repeatedly while it was being stored");
}
