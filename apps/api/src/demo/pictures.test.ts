import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./catalogue";

const IMAGES = fileURLToPath(new URL("../../../web/public/images", import.meta.url));
const KB = 1024;
const SIDE = 16;
// Mean difference per channel; different products are above 3.
const SAME_PICTURE = 2;

const heroes = ["living", "bedroom", "dining", "kitchen", "workplace", "outdoor", "reading"];
const tiles = ["livingroom", "bedroom", "dining", "kitchen", "workplace", "outdoor", "other"];
const wideRooms = [...heroes.map((name) => `hero-${name}`), "banner-1", "banner-2", "banner-3"];
const rooms = [...wideRooms, ...tiles.map((name) => `tile-${name}`), "about", "services", "sign-in"];
const shoes = [1, 2, 3, 4, 5, 6].map((number) => `shoe-${number}`);

const product = (slug: string, width: number) => join(IMAGES, "products", `${slug}_${width}.webp`);

function missingOrTooLarge(files: readonly string[], limit: number) {
  return files.filter((file) => !existsSync(file) || statSync(file).size > limit);
}

/** Total size of the files in a folder, in bytes. */
function folderSize(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? folderSize(path) : statSync(path).size);
  }, 0);
}

function thumbnail(file: string) {
  return sharp(file).resize(SIDE, SIDE, { fit: "fill" }).removeAlpha().raw().toBuffer();
}

function distance(a: Buffer, b: Buffer) {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe("the pictures of the demo shop", () => {
  const slugs = demoCatalogue.map(({ slug }) => slug);

  it("exist for each product at 1280 and 640 pixels within the byte limits", () => {
    expect(
      missingOrTooLarge(
        slugs.map((slug) => product(slug, 1280)),
        90 * KB,
      ),
    ).toEqual([]);
    expect(
      missingOrTooLarge(
        slugs.map((slug) => product(slug, 640)),
        30 * KB,
      ),
    ).toEqual([]);
  });

  it("differ between all products", async () => {
    const seen: { slug: string; pixels: Buffer }[] = [];
    const duplicates: string[] = [];
    for (const slug of slugs) {
      const pixels = await thumbnail(product(slug, 640));
      const duplicate = seen.find((other) => distance(other.pixels, pixels) < SAME_PICTURE);
      if (duplicate) duplicates.push(`${slug} looks like ${duplicate.slug}`);
      seen.push({ slug, pixels });
    }
    expect(duplicates).toEqual([]);
  });

  it("exist for every room and shoe in all sizes", () => {
    const room = (width: number) => (name: string) => join(IMAGES, "rooms", `${name}_${width}.webp`);
    const shoe = (width: number) => (name: string) => join(IMAGES, "shoes", `${name}_${width}.webp`);
    expect(missingOrTooLarge(wideRooms.map(room(1920)), 220 * KB)).toEqual([]);
    expect(missingOrTooLarge([...rooms.map(room(1280)), ...rooms.map(room(640))], 140 * KB)).toEqual([]);
    expect(missingOrTooLarge([...shoes.map(shoe(1280)), ...shoes.map(shoe(640))], 90 * KB)).toEqual([]);
  });

  it("take less than 40 MB in total", () => {
    expect(folderSize(IMAGES)).toBeLessThan(40 * KB * KB);
  });
});
