import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { edgeColour } from "./colour.mjs";
import { IMAGES, productSlugs } from "./paths.mjs";

const [WIDTH, HEIGHT] = [1200, 630];
const IMAGE_WIDTH = 840;

/**
 * Writes the card for shared links to a product: the whole main image in the middle, its background extended to both sides.
 * Cropping a 4:3 image to 1.9:1 would cut off the legs of tall products.
 */
async function writeCard(slug, folder) {
  const source = join(IMAGES, "products", `${slug}_1280.webp`);
  const left = (WIDTH - IMAGE_WIDTH) / 2;
  const image = await sharp(source).resize(IMAGE_WIDTH, HEIGHT).png().toBuffer();
  const strip = (at) =>
    sharp(image)
      .extract({ left: at, top: 0, width: 4, height: HEIGHT })
      .resize(left, HEIGHT, { fit: "fill", kernel: "linear" })
      .blur(24)
      .toBuffer();
  const [before, after] = [await strip(0), await strip(IMAGE_WIDTH - 4)];
  const background = await edgeColour(source);
  const file = join(folder, `${slug}.jpg`);
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: image, left, top: 0 },
      { input: after, left: left + IMAGE_WIDTH, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
  return statSync(file).size;
}

/** Writes the share card of every product from the images on disk. */
export async function writeShareCards() {
  const folder = join(IMAGES, "og");
  mkdirSync(folder, { recursive: true });
  const slugs = productSlugs();
  let bytes = 0;
  for (const slug of slugs) bytes += await writeCard(slug, folder);
  console.log(`${slugs.length} share cards, ${Math.round(bytes / 1024)} KB`);
}
