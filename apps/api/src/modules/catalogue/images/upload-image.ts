import type { Actor } from "../../../core/actor";
import { recordAudit } from "../../platform/audit";
import { findRecordedResult, withIdempotencyKey } from "../../platform/idempotency";
import type { CatalogueContext } from "../context";
import { pathOf } from "./image-files";
import { confirmImage } from "./images.repo";
import { createImageWriter } from "./store-image";

interface Upload {
  bytes: Buffer;
  /** The same key never records an upload twice. */
  key: string | undefined;
}

// Again only when the picture was being removed in that very moment.
const MOST_TRIES = 3;

/** Stores a picture, or finds the one that the same bytes were stored as, and gives its address. */
export async function uploadImage(
  context: CatalogueContext,
  { bytes, key }: Upload,
  actor: Actor,
): Promise<{ imageUrl: string }> {
  const keyed = { userId: actor.caller.userId, key, request: bytes };
  // Asked for before the work, because that is long.
  const earlier = await findRecordedResult(context.db, keyed);
  if (earlier) return { imageUrl: actor.origin + String(earlier.outcome) };
  const store = createImageWriter(context, bytes, actor.caller.userId);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const path = await record(context, { name: await store(), keyed }, actor);
    if (path) return { imageUrl: actor.origin + path };
  }
  throw new Error("the image was removed repeatedly while it was being stored");
}

/** Somebody removes the files that were just stored, or found. */
class BeingRemoved extends Error {}

interface Stored {
  name: string;
  keyed: { userId: string; key: string | undefined; request: Buffer };
}

/** Writes down that the picture is there, and gives its path; null when it goes away in this moment. */
async function record(
  { db, clock, imageStores }: CatalogueContext,
  { name, keyed }: Stored,
  { caller, requestId }: Actor,
): Promise<string | null> {
  const now = clock();
  const path = pathOf(name);
  try {
    const recorded = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed, keep }) => {
      await claimed;
      if (!(await confirmImage(tx, { name, storedIn: imageStores.storage.kind, now })))
        throw new BeingRemoved();
      await keep(path);
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
    return recorded.isNew ? path : String(recorded.outcome);
  } catch (error) {
    if (error instanceof BeingRemoved) return null;
    throw error;
  }
}
