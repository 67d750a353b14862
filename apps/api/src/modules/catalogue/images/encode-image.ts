import { LIMITS, validationTexts } from "@larkwood/contract";
import sharp from "sharp";
import { AppError } from "../../../core/app-error";
import { type Variants, WIDTHS } from "./image-files";
import { sniffImage } from "./sniff-image";

const QUALITY = 80;

/** An image in the stored widths. */
export interface EncodedImage {
  /** Size of the uploaded image, after rotation by its orientation. */
  width: number;
  height: number;
  variants: Variants;
  files: { width: number; data: Buffer }[];
}

/** Encodes an image in both stored widths. Only the pixels are kept: metadata, location and hidden content are dropped. */
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

/** Reads the size from the header and rejects an image that is too large before it is decoded. */
async function readSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwBroken);
  if (header.width * header.height > LIMITS.imagePixels) {
    throw new AppError("too_large", { errors: { file: validationTexts.imagePixels } });
  }
  return header.autoOrient;
}

/** Decodes the image once: a hostile one takes hundreds of megabytes each time. */
async function encodeVariants(bytes: Buffer) {
  const { data, info } = await sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: "error" })
    .rotate()
    .resize({ width: WIDTHS[0], withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwBroken);
  const { width, height, channels } = info;
  const upright = sharp(data, { raw: { width, height, channels } });
  return Promise.all(
    WIDTHS.map(async (label) => {
      const resized = upright.clone().resize({ width: label, withoutEnlargement: true });
      const output = await resized
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true })
        .catch(throwBroken);
      return { label, data: output.data, width: output.info.width, height: output.info.height };
    }),
  );
}

function throwBroken(): never {
  throw new AppError("unsupported_media", { errors: { file: validationTexts.imageBroken } });
}
