import { join } from "node:path";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { recordAudit } from "../audit";
import { findEarlier, makeOnce } from "../request-keys";

interface Upload {
  bytes: Buffer;
  /** The same key never stores a picture twice. */
  key: string | undefined;
}

/** Stores a picture and gives its address. */
export async function uploadImage(
  { config, db, clock, imageTurns }: AppContext,
  { bytes, key }: Upload,
  { caller, requestId, origin }: Author,
): Promise<{ imageUrl: string }> {
  const keyed = { userId: caller.userId, key, request: bytes };
  // Asked for before the work, because that is long; two at once leave a file that the housekeeping removes.
  const earlier = await findEarlier(db, keyed);
  if (earlier) return { imageUrl: origin + String(earlier.outcome) };
  // The library for pictures takes a tenth of the shop's memory: only a shop that is sent one loads it.
  const { storeImage } = await import("./store-image");
  // Unpacking a large picture takes much memory: one at a time.
  const path = await imageTurns("picture", () => storeImage(bytes, join(config.dataDir, "images")));
  const stored = await makeOnce({ db, clock }, keyed, async (tx, { claimed, keep }) => {
    await claimed;
    await keep(path);
    await recordAudit(tx, {
      actor: caller,
      action: "image.upload",
      subjectType: "image",
      subjectId: null,
      after: { imageUrl: path },
      requestId,
      at: clock(),
    });
  });
  return { imageUrl: origin + (stored.isNew ? path : String(stored.outcome)) };
}
