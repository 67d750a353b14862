import type { AppContext } from "../../../context";
import type { Author } from "../../../core/actor";
import { recordAudit } from "../../platform/audit";
import { findEarlier, makeOnce } from "../../platform/idempotency";
import { pathOf } from "./image-files";
import { confirmImage } from "./images.repo";
import { createStoring } from "./store-image";

interface Upload {
  bytes: Buffer;
  /** The same key never records an upload twice. */
  key: string | undefined;
}

// Again only when the picture was being removed in that very moment.
const MOST_TRIES = 3;

/** Stores a picture, or finds the one that the same bytes were stored as, and gives its address. */
export async function uploadImage(
  context: AppContext,
  { bytes, key }: Upload,
  author: Author,
): Promise<{ imageUrl: string }> {
  const keyed = { userId: author.caller.userId, key, request: bytes };
  // Asked for before the work, because that is long.
  const earlier = await findEarlier(context.db, keyed);
  if (earlier) return { imageUrl: author.origin + String(earlier.outcome) };
  const store = createStoring(context, bytes, author.caller.userId);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const path = await record(context, { name: await store(), keyed }, author);
    if (path) return { imageUrl: author.origin + path };
  }
  throw new Error("the picture was removed again and again while it was stored");
}

/** Somebody removes the files that were just stored, or found. */
class BeingRemoved extends Error {}

interface Stored {
  name: string;
  keyed: { userId: string; key: string | undefined; request: Buffer };
}

/** Writes down that the picture is there, and gives its path; null when it goes away in this moment. */
async function record(
  { db, clock, pictures }: AppContext,
  { name, keyed }: Stored,
  { caller, requestId }: Author,
): Promise<string | null> {
  const now = clock();
  const path = pathOf(name);
  try {
    const recorded = await makeOnce({ db, clock }, keyed, async (tx, { claimed, keep }) => {
      await claimed;
      if (!(await confirmImage(tx, { name, storedIn: pictures.storage.kind, now }))) throw new BeingRemoved();
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
