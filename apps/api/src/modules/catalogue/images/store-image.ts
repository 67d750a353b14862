import { createHash, randomBytes } from "node:crypto";
import type { CatalogueContext } from "../context";
import type { EncodedImage } from "./encode-image";
import { keyOf, keysOf } from "./image-files";
import { abandonImage, claimImage, findStored } from "./images.repo";
import { removeFiles } from "./remove-files";

/** A way to store these bytes, and to store them again if need be; it gives the name that they have in the store. */
export function createImageWriter(
  context: CatalogueContext,
  bytes: Buffer,
  uploadedBy: string,
): () => Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  let encoded: EncodedImage | undefined;
  return async () => {
    const known = await findWhole(context, hash);
    if (known) return known;
    encoded ??= await encode(context, bytes);
    return storeFiles(context, { hash, bytes: bytes.length, uploadedBy, encoded });
  };
}

/** A picture of these bytes that the table knows, if the store still has its files. */
async function findWhole({ db, imageStores }: CatalogueContext, hash: string): Promise<string | null> {
  const known = await findStored(db, hash);
  if (!known) return null;
  const there = await Promise.all(keysOf(known).map((key) => imageStores.storage.has(key)));
  return there.every(Boolean) ? known.name : null;
}

async function encode({ imageMutex: imageTurns }: CatalogueContext, bytes: Buffer): Promise<EncodedImage> {
  // The library for imageStores takes a tenth of the shop's memory: only a shop that is sent one loads it.
  const { encodeImage } = await import("./encode-image");
  // Unpacking a large picture takes much memory: one at a time.
  return imageTurns("picture", () => encodeImage(bytes));
}

interface Sent {
  hash: string;
  bytes: number;
  uploadedBy: string;
  encoded: EncodedImage;
}

/** The row comes before the files: those of a process that is killed in between are known, and are removed. */
async function storeFiles(context: CatalogueContext, { encoded, ...sent }: Sent): Promise<string> {
  const { db, clock, imageStores } = context;
  const { files, ...size } = encoded;
  const fresh = randomBytes(16).toString("hex");
  const name = await claimImage(db, { name: fresh, ...sent, ...size, now: clock() });
  const stored = await Promise.allSettled(
    files.map(({ width, data }) => imageStores.storage.put(keyOf(name, width), data)),
  );
  const failed = stored.find((outcome) => outcome.status === "rejected");
  if (!failed) return name;
  if (await abandonImage(db, name, clock())) {
    // Whoever waits for the refusal need not wait for this: what is left of it is removed by the housekeeping.
    removeFiles(context, { name, variants: encoded.variants }).catch(() => undefined);
  }
  throw failed.reason;
}
