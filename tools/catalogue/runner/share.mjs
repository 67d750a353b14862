import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { edgeColour } from "./colour.mjs";
import { IMAGES, productSlugs } from "./paths.mjs";

const [WIDTH, HEIGHT] = [1200, 630];
const PICTURE = 840;

/**
 * The card that is shown when a product's address is shared: its main picture in the middle, whole, its backdrop drawn
 * out to both sides. Cropping a 4:3 picture to 1.9:1 would cut off the legs of what is tall.
 */
async function writeCard(slug, folder) {
  const source = join(IMAGES, "products", `${slug}_1280.webp`);
  const left = (WIDTH - PICTURE) / 2;
  const picture = await sharp(source).resize(PICTURE, HEIGHT).png().toBuffer();
  const strip = (at) =>
    sharp(picture)
      .extract({ left: at, top: 0, width: 4, height: HEIGHT })
      .resize(left, HEIGHT, { fit: "fill", kernel: "linear" })
      .blur(24)
      .toBuffer();
  const [before, after] = [await strip(0), await strip(PICTURE - 4)];
  const background = await edgeColour(source);
  const file = join(folder, `${slug}.jpg`);
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: picture, left, top: 0 },
      { input: after, left: left + PICTURE, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
  return statSync(file).size;
}

/** Writes the share card of every product, from the pictures on disk. */
export async function writeShareCards() {
  const folder = join(IMAGES, "og");
  mkdirSync(folder, { recursive: true });
  const slugs = productSlugs();
  let bytes = 0;
  for (const slug of slugs) bytes += await writeCard(slug, folder);
  console.log(`${slugs.length} share cards, ${Math.round(bytes / 1024)} KB`);
}
