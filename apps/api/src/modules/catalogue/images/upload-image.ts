import type { Actor } from "../../../core/actor";
import { recordAudit } from "../../platform/audit";
import { findRecordedResult, withIdempotencyKey } from "../../platform/idempotency";
import type { CatalogueContext } from "../context";
import { pathOf } from "./image-files";
import { confirmImage } from "./images.repo";
import { createImageWriter } from "./store-image";

interface Upload {
  bytes: Buffer;
  /** Idempotency key: a repeated request is not logged twice. */
  key: string | undefined;
}

// Retried only if the cleanup removes the image at the same moment.
const MAX_ATTEMPTS = 3;

/** Stores an image, or reuses the one with equal bytes, and returns its URL. */
export async function uploadImage(
  context: CatalogueContext,
  { bytes, key }: Upload,
  actor: Actor,
): Promise<{ imageUrl: string }> {
  const keyed = { userId: actor.caller.userId, key, request: bytes };
  // Checked before the image is encoded, which takes long.
  const earlier = await findRecordedResult(context.db, keyed);
  if (earlier) return { imageUrl: actor.origin + String(earlier.response) };
  const store = createImageWriter(context, bytes, actor.caller.userId);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const path = await recordUpload(context, { name: await store(), keyed }, actor);
    if (path) return { imageUrl: actor.origin + path };
  }
  throw new Error("the image was removed repeatedly while it was being stored");
}

/** The cleanup is removing the files that were just stored or found. */
class RemovalInProgressError extends Error {}

interface StoredImage {
  name: string;
  keyed: { userId: string; key: string | undefined; request: Buffer };
}

/** Records the upload and returns the image path; null if the image is being removed. */
async function recordUpload(
  { db, clock, imageStores }: CatalogueContext,
  { name, keyed }: StoredImage,
  { caller, requestId }: Actor,
): Promise<string | null> {
  const now = clock();
  const path = pathOf(name);
  try {
    const recorded = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed, saveResponse }) => {
      await claimed;
      if (!(await confirmImage(tx, { name, storedIn: imageStores.storage.kind, now })))
        throw new RemovalInProgressError();
      await saveResponse(path);
      await recordAudit(tx, {
        actor: caller,
        action: "image.upload",
        subjectType: "image",
        subjectId: null,
        after: { imageUrl: path },
        requestId,
        at: now,
      });
    });
    return recorded.isNew ? path : String(recorded.response);
  } catch (error) {
    if (error instanceof RemovalInProgressError) return null;
    throw error;
  }
}
