import { existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { IMAGES } from "./paths.mjs";
import { upsampled } from "./upsample.mjs";

const KB = 1024;

/** Widths and byte limits of each kind of image. */
export const SIZES = {
  products: { 1280: 90 * KB, 640: 30 * KB },
  rooms: { 1920: 220 * KB, 1280: 140 * KB, 640: 50 * KB },
  shoes: { 1280: 90 * KB, 640: 30 * KB },
  // Shown as a small disc and enlarged.
  swatches: { 640: 30 * KB, 160: 4 * KB },
};

/** Lower byte limits of images whose products would otherwise exceed what all their images may weigh. */
const OWN_LIMITS = {
  "fen-wool-rug.above": { 1280: 34 * KB, 640: 10 * KB },
  "strand-oak-sideboard.open": { 1280: 25 * KB, 640: 8 * KB },
};

/** The main image of products with fine grain or weave, for full screen and zoom only. */
export const LARGE = { width: 1920, limit: 200 * KB };

const QUALITIES = [88, 84, 80, 76, 72, 68, 64, 60];

/** Resizes an image, and sharpens it lightly if it was rendered smaller than it is shown. */
async function resized(png, width, height) {
  const { width: rendered } = await sharp(png).metadata();
  const image = sharp(png).resize({ width, height, fit: "cover", position: "top", kernel: "lanczos3" });
  return rendered < width ? image.sharpen({ sigma: 0.8, m1: 0.4, m2: 1.2 }) : image;
}

async function encode(png, [width, height], quality, file) {
  await (await resized(png, width, height)).webp({ quality, effort: 6, smartSubsample: true }).toFile(file);
  return statSync(file).size;
}

/** Reduces the quality only if the image would exceed its byte limit. */
async function encodeWithin(limit, png, size, file) {
  for (const quality of QUALITIES) {
    if ((await encode(png, size, quality, file)) <= limit) return;
  }
  throw new Error(`${file} is over ${limit} bytes even at quality ${QUALITIES.at(-1)}`);
}

/** Enlarges a small render of another material with the help of the main image. */
async function fullSize(item, png) {
  const { width } = await sharp(png).metadata();
  if (!item.guide || width >= item.size[0]) return png;
  const main = join(IMAGES, item.kind, `${item.guide}_${item.size[0]}.webp`);
  return (await upsampled(png, main, item.size)).png().toBuffer();
}

/** Whether the image of an item exists, up to date or not. */
export const isOnDisk = ({ kind, slug }) => existsSync(join(IMAGES, kind, `${slug}_640.webp`));

/** Writes the WebP files of one rendered PNG in every width its nominal size allows. */
export async function writePictures(item, rendered) {
  const png = await fullSize(item, rendered);
  const folder = join(IMAGES, item.kind);
  mkdirSync(folder, { recursive: true });
  const written = [];
  for (const [width, limit] of Object.entries(OWN_LIMITS[item.slug] ?? SIZES[item.kind])) {
    if (Number(width) > item.size[0]) continue;
    const file = join(folder, `${item.slug}_${width}.webp`);
    const height = Math.round((Number(width) * item.size[1]) / item.size[0]);
    await encodeWithin(limit, png, [Number(width), height], file);
    written.push(`${width}:${Math.round(statSync(file).size / KB)}K`);
  }
  return written;
}

/** Writes only the full-screen image; smaller ones stay unchanged. */
export async function writeLarge({ kind, slug, size }, rendered) {
  const file = join(IMAGES, kind, `${slug}_${LARGE.width}.webp`);
  const height = Math.round((LARGE.width * size[1]) / size[0]);
  await encodeWithin(LARGE.limit, rendered, [LARGE.width, height], file);
  return [`${LARGE.width}:${Math.round(statSync(file).size / KB)}K`];
}
