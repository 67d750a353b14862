import { LIMITS, validationTexts } from "@larkwood/contract";
import sharp from "sharp";
import { AppError } from "../../../core/app-error";
import { type Variants, WIDTHS } from "./image-files";
import { sniffImage } from "./sniff-image";

const QUALITY = 80;

/** A picture in the shop's widths, ready to be stored. */
export interface EncodedImage {
  /** Of the picture that was sent, upright. */
  width: number;
  height: number;
  variants: Variants;
  files: { width: number; data: Buffer }[];
}

/**
 * Encodes a picture in the shop's two widths. The pixels are decoded and encoded anew, so that nothing of the sent file
 * survives: no metadata, no place, no hidden content.
 */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  const kind = sniffImage(bytes);
  if (!kind) throw new AppError("unsupported_media", { errors: { file: validationTexts.imageKind } });
  const size = await readSize(bytes);
  const encoded = await encodeVariants(bytes);
  return {
    ...size,
    variants: Object.fromEntries(
      encoded.map(({ label, data, width, height }) => [label, { width, height, bytes: data.length }]),
    ),
    files: encoded.map(({ label, data }) => ({ width: label, data })),
  };
}

// The header tells the size before a single pixel is unpacked.
async function readSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseBroken);
  if (header.width * header.height > LIMITS.imagePixels) {
    throw new AppError("too_large", { errors: { file: validationTexts.imagePixels } });
  }
  return header.autoOrient;
}

/** Unpacks the picture once, to the larger width: a hostile one fills hundreds of megabytes each time. */
async function encodeVariants(bytes: Buffer) {
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
    WIDTHS.map(async (label) => {
      const resized = upright.clone().resize({ width: label, withoutEnlargement: true });
      const made = await resized
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true })
        .catch(refuseBroken);
      return { label, data: made.data, width: made.info.width, height: made.info.height };
    }),
  );
}

function refuseBroken(): never {
  throw new AppError("unsupported_media", { errors: { file: validationTexts.imageBroken } });
}
