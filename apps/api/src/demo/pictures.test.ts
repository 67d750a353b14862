import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./catalogue";

const IMAGES = fileURLToPath(new URL("../../../web/public/images", import.meta.url));
const KB = 1024;
const SIDE = 16;
// Mean difference per channel; the closest two different products are above 3.
const ALIKE = 2;

const heroes = ["living", "bedroom", "dining", "kitchen", "workplace", "outdoor", "reading"];
const tiles = ["livingroom", "bedroom", "dining", "kitchen", "workplace", "outdoor", "other"];
const wideRooms = [...heroes.map((name) => `hero-${name}`), "banner-1", "banner-2", "banner-3"];
const rooms = [...wideRooms, ...tiles.map((name) => `tile-${name}`), "about", "services", "sign-in"];
const shoes = [1, 2, 3, 4, 5, 6].map((number) => `shoe-${number}`);

const product = (slug: string, width: number) => join(IMAGES, "products", `${slug}_${width}.webp`);

function overweight(files: readonly string[], limit: number) {
  return files.filter((file) => !existsSync(file) || statSync(file).size > limit);
}

/** Every file under a folder, with its size in bytes. */
function weigh(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? weigh(path) : statSync(path).size);
  }, 0);
}

function thumbnail(file: string) {
  return sharp(file).resize(SIDE, SIDE, { fit: "fill" }).removeAlpha().raw().toBuffer();
}

function distance(a: Buffer, b: Buffer) {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe("pictures of the demo shop", () => {
  const slugs = demoCatalogue.map(({ slug }) => slug);

  it("has each product at 1280 and 640 within its byte limit", () => {
    expect(
      overweight(
        slugs.map((slug) => product(slug, 1280)),
        90 * KB,
      ),
    ).toEqual([]);
    expect(
      overweight(
        slugs.map((slug) => product(slug, 640)),
        30 * KB,
      ),
    ).toEqual([]);
  });

  it("shows no two products with the same picture", async () => {
    const seen: { slug: string; pixels: Buffer }[] = [];
    const alike: string[] = [];
    for (const slug of slugs) {
      const pixels = await thumbnail(product(slug, 640));
      const twin = seen.find((other) => distance(other.pixels, pixels) < ALIKE);
      if (twin) alike.push(`${slug} looks like ${twin.slug}`);
      seen.push({ slug, pixels });
    }
    expect(alike).toEqual([]);
  });

  it("has every room and shoe in its sizes", () => {
    const room = (width: number) => (name: string) => join(IMAGES, "rooms", `${name}_${width}.webp`);
    const shoe = (width: number) => (name: string) => join(IMAGES, "shoes", `${name}_${width}.webp`);
    expect(overweight(wideRooms.map(room(1920)), 220 * KB)).toEqual([]);
    expect(overweight([...rooms.map(room(1280)), ...rooms.map(room(640))], 140 * KB)).toEqual([]);
    expect(overweight([...shoes.map(shoe(1280)), ...shoes.map(shoe(640))], 90 * KB)).toEqual([]);
  });

  it("keeps all pictures together under 40 MB", () => {
    expect(weigh(IMAGES)).toBeLessThan(40 * KB * KB);
  });
});
