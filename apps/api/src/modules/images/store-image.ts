import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LIMITS, validationTexts } from "@larkwood/contract";
import sharp from "sharp";
import { AppError } from "../../app-error";
import { sniffImage } from "./sniff-image";

const WIDTHS = [1280, 640] as const;
const QUALITY = 80;

/**
 * Stores a picture in the shop's two widths and returns its path below the shop's address. The pixels are
 * decoded and encoded anew, so that nothing of the sent file survives: no metadata, no place, no hidden content.
 */
export async function storeImage(bytes: Buffer, imagesFolder: string): Promise<string> {
  const kind = sniffImage(bytes);
  if (!kind) throw new AppError("unsupported_media", { errors: { file: validationTexts.imageKind } });
  await refuseHuge(bytes);
  const variants = await encodeVariants(bytes);

  const name = randomBytes(16).toString("hex");
  const folder = join(imagesFolder, "uploads");
  await mkdir(folder, { recursive: true });
  for (const [width, data] of variants) await writeWhole(join(folder, `${name}_${width}.webp`), data);
  return `/images/uploads/${name}_1280.webp`;
}

/** Whoever asks for the picture in this moment gets all of it or nothing; what could not be written leaves no trace. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, data, { flag: "wx" });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

// The header tells the size before a single pixel is unpacked.
async function refuseHuge(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseBroken);
  if (width * height > LIMITS.imagePixels) {
    throw new AppError("too_large", { errors: { file: validationTexts.imagePixels } });
  }
}

/** Unpacks the picture once, to the larger width: a hostile one fills hundreds of megabytes each time. */
async function encodeVariants(bytes: Buffer): Promise<[number, Buffer][]> {
  const { data, info } = await sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: "error" })
    .rotate()
    .resize({ width: WIDTHS[0], withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
  const { width, height, channels } = info;
  const upright = sharp(data, { raw: { width, height, channels } });
  return Promise.all(
    WIDTHS.map(async (width): Promise<[number, Buffer]> => {
      const resized = upright.clone().resize({ width, withoutEnlargement: true });
      return [width, await resized.webp({ quality: QUALITY }).toBuffer().catch(refuseBroken)];
    }),
  );
}

function refuseBroken(): never {
  throw new AppError("unsupported_media", { errors: { file: validationTexts.imageBroken } });
}
