import { join } from "node:path";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { recordAudit } from "../audit";

/** Stores a picture and gives its address. */
export async function uploadImage(
  { config, db, clock, imageTurns }: AppContext,
  { bytes }: { bytes: Buffer },
  { caller, requestId, origin }: Author,
): Promise<{ imageUrl: string }> {
  // The library for pictures takes a tenth of the shop's memory: only a shop that is sent one loads it.
  const { storeImage } = await import("./store-image");
  // Unpacking a large picture takes much memory: one at a time.
  const path = await imageTurns("picture", () => storeImage(bytes, join(config.dataDir, "images")));
  await recordAudit(db, {
    actor: caller,
    action: "image.upload",
    subjectType: "image",
    subjectId: null,
    after: { imageUrl: path },
    requestId,
    at: clock(),
  });
  return { imageUrl: origin + path };
}
