import { createHash, randomBytes } from "node:crypto";
import { AppError } from "../../../core/app-error";
import type { CatalogueContext } from "../context";
import type { EncodedImage } from "./encode-image";
import { keyOf, keysOf } from "./image-files";
import { abandonImage, claimImage, findStored } from "./images.repo";
import { removeFiles } from "./remove-files";

/** Returns a function that stores the image and resolves to its name. It encodes once, also if called again. */
export function createImageWriter(
  context: CatalogueContext,
  bytes: Buffer,
  uploadedBy: string,
): () => Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  let encoded: EncodedImage | undefined;
  return async () => {
    const known = await findComplete(context, hash);
    if (known) return known;
    encoded ??= await encode(context, bytes, uploadedBy);
    return storeFiles(context, { hash, bytes: bytes.length, uploadedBy, encoded });
  };
}

/** Finds an image with this hash whose files the store still has. */
async function findComplete({ db, imageStores }: CatalogueContext, hash: string): Promise<string | null> {
  const known = await findStored(db, hash);
  if (!known) return null;
  const found = await Promise.all(keysOf(known).map((key) => imageStores.storage.has(key)));
  return found.every(Boolean) ? known.name : null;
}

async function encode(
  { imageQueue }: CatalogueContext,
  bytes: Buffer,
  userId: string,
): Promise<EncodedImage> {
  // Loaded on the first upload: the image library takes a tenth of the process memory.
  const { encodeImage } = await import("./encode-image");
  const encoded = imageQueue(() => encodeImage(bytes), userId);
  if (!encoded) throw new AppError("too_many_requests", { headers: { "retry-after": "5" } });
  return encoded;
}

interface ImageUpload {
  hash: string;
  bytes: number;
  uploadedBy: string;
  encoded: EncodedImage;
}

/** Adds the row before the files, so that the cleanup finds the files of a process that was killed. */
async function storeFiles(context: CatalogueContext, { encoded, ...upload }: ImageUpload): Promise<string> {
  const { db, clock, imageStores } = context;
  const { files, ...size } = encoded;
  const newName = randomBytes(16).toString("hex");
  const name = await claimImage(db, { name: newName, ...upload, ...size, now: clock() });
  const stored = await Promise.allSettled(
    files.map(({ width, data }) => imageStores.storage.put(keyOf(name, width), data)),
  );
  const failed = stored.find((outcome) => outcome.status === "rejected");
  if (!failed) return name;
  if (await abandonImage(db, name, clock())) {
    // Not awaited: the cleanup removes the remaining files.
    removeFiles(context, { name, variants: encoded.variants }).catch(() => undefined);
  }
  throw failed.reason;
}
