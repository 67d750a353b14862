import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./index";
import optionsOf from "./options.json";
import picturesOf from "./pictures.json";

type Picture = { url: string; kind: string; alt: string; color: string; value?: string };
type Value = { key: string; name: string; picture: string; swatch?: string };
type Option = { name: string; values: Value[] };

const PUBLIC = fileURLToPath(new URL("../../../../web/public", import.meta.url));
const KB = 1024;
const ORDER = ["front", "side", "detail", "room"];
/** How many products have been photographed so: raise these when more pictures are rendered. */
const TAKEN = { side: 77, detail: 77, room: 28, near: 17 };
const stamps: Record<string, { hash: string } | undefined> = JSON.parse(
  readFileSync(new URL("../../../../../tools/catalogue/rendered.json", import.meta.url), "utf8"),
);
const slugs = demoCatalogue.map(({ slug }) => slug);
const pictures: Record<string, Picture[]> = picturesOf;
const options: Record<string, Option[]> = optionsOf;

const fileOf = (url: string, width = 1280) => join(PUBLIC, url.replace("_1280.", `_${width}.`));
const views = (slug: string) => (pictures[slug] ?? []).filter(({ value }) => value === undefined);
const everyPicture = slugs.flatMap((slug) => pictures[slug] ?? []);
const everyOption = Object.entries(options).flatMap(([slug, all]) =>
  all.map((option) => ({ slug, ...option })),
);
const chosen = everyOption.flatMap(({ slug, values }) => values.map((value) => ({ slug, ...value })));

const TONELESS = ["200-cm", "180-cm", "160-cm", "black-steel", "brushed-brass"];
const [COLUMNS, ROWS] = [32, 24];
const TOP_ROW = COLUMNS * 3;

const looked = new Map<string, Promise<Buffer>>();

/** The pixels of a picture made very small, row by row from the top. */
function look(url: string) {
  const small = sharp(fileOf(url, 640)).resize(COLUMNS, ROWS, { fit: "fill" }).removeAlpha();
  const pixels = looked.get(url) ?? small.raw().toBuffer();
  looked.set(url, pixels);
  return pixels;
}

function distance(a: Buffer, b: Buffer) {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe("the pictures of a product", () => {
  it("begin with the main one; a second angle, a detail and the room follow where they were taken", () => {
    for (const slug of slugs) {
      const kinds = views(slug).map(({ kind }) => kind);
      expect(kinds, slug).toEqual(ORDER.filter((kind) => kinds.includes(kind)));
      expect(views(slug)[0], slug).toMatchObject({
        kind: "front",
        url: `/images/products/${slug}_1280.webp`,
      });
    }
  });

  it("show as many products from a second angle and in detail as were taken, and never fewer again", () => {
    const taken = (kind: string) =>
      slugs.filter((slug) => views(slug).some((view) => view.kind === kind)).length;
    expect(taken("side")).toBeGreaterThanOrEqual(TAKEN.side);
    expect(taken("detail")).toBeGreaterThanOrEqual(TAKEN.detail);
    expect(taken("room")).toBeGreaterThanOrEqual(TAKEN.room);
  });

  it.each([1280, 640])("all lie there %i pixels wide, four to three, as WebP", async (width) => {
    for (const { url } of everyPicture) {
      const { format, ...size } = await sharp(fileOf(url, width)).metadata();
      expect([url, format, size.width, size.height]).toEqual([url, "webp", width, (width * 3) / 4]);
    }
  });

  it("weigh less than 400 KB in both sizes together", () => {
    for (const slug of slugs) {
      const files = (pictures[slug] ?? []).flatMap(({ url }) => [fileOf(url), fileOf(url, 640)]);
      const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
      expect(bytes, slug).toBeLessThan(400 * KB);
    }
  });

  it("say in words what is to be seen, each in its own", () => {
    for (const { url, alt, color } of everyPicture) {
      expect(alt.length, url).toBeGreaterThanOrEqual(25);
      expect(alt.length, url).toBeLessThanOrEqual(140);
      expect(alt, url).not.toMatch(/^(a |an )?(image|picture|photo)|[_/{}]|\.$/i);
      expect(color, url).toMatch(/^#[0-9a-f]{6}$/);
    }
    for (const slug of slugs) {
      const alts = (pictures[slug] ?? []).map(({ alt }) => alt);
      expect(new Set(alts).size, slug).toBe(alts.length);
    }
  });

  it("are each a view of their own, not the main picture again", async () => {
    for (const slug of slugs.filter((slug) => views(slug).length > 1)) {
      const [main, ...others] = await Promise.all(views(slug).map(({ url }) => look(url)));
      for (const other of others) expect(distance(main ?? other, other), slug).toBeGreaterThan(1);
    }
  });

  it("have a card of 1200 by 630 for sharing", async () => {
    for (const slug of slugs) {
      const file = join(PUBLIC, "images", "og", `${slug}.jpg`);
      const { format, width, height } = await sharp(file).metadata();
      expect([slug, format, width, height]).toEqual([slug, "jpeg", 1200, 630]);
      expect(statSync(file).size, slug).toBeLessThan(60 * KB);
    }
  });
});

describe("the pictures for the full screen", () => {
  const large = readdirSync(join(PUBLIC, "images", "products")).flatMap(
    (file) => /^(.+)_1920\.webp$/.exec(file)?.[1] ?? [],
  );

  it("are there for products with a weave or a grain to show, and are the main picture again, only finer", async () => {
    expect(large.length).toBeGreaterThanOrEqual(TAKEN.near);
    for (const slug of large) {
      const { width, height } = await sharp(fileOf(`/images/products/${slug}_1280.webp`, 1920)).metadata();
      expect([slug, width, height]).toEqual([slug, 1920, 1440]);
      const pixels = (at: number) =>
        sharp(fileOf(`/images/products/${slug}_1280.webp`, at))
          .resize(COLUMNS, ROWS, { fit: "fill" })
          .removeAlpha()
          .raw()
          .toBuffer();
      expect(distance(await pixels(1920), await pixels(640)), slug).toBeLessThan(2);
    }
  });

  it("weigh at most 200 KB each, and come from the sources of the main picture", () => {
    for (const slug of large) {
      expect(statSync(fileOf(`/images/products/${slug}_1280.webp`, 1920)).size, slug).toBeLessThanOrEqual(
        200 * KB,
      );
      expect(stamps[`${slug}@1920`]?.hash, slug).toBe(stamps[slug]?.hash);
    }
  });
});

describe("what is remembered of the pictures", () => {
  it("names the sources from which each of them was made, so that it is not made twice", () => {
    for (const { url } of everyPicture) {
      const [, name = ""] = /products\/(.+)_1280\.webp$/.exec(url) ?? [];
      expect(stamps[name]?.hash, url).toMatch(/^[0-9a-f]{16}$/);
    }
  });
});

describe("the options of the demo catalogue", () => {
  it("are there for at least 24 products, with two to four values each", () => {
    expect(Object.keys(options).length).toBeGreaterThanOrEqual(24);
    for (const { slug, values } of everyOption) {
      expect(slugs).toContain(slug);
      expect(values.length, slug).toBeGreaterThanOrEqual(2);
      expect(values.length, slug).toBeLessThanOrEqual(4);
      expect(new Set(values.map(({ key }) => key)).size, slug).toBe(values.length);
    }
  });

  it("have the main picture of the product in every value, named in its alt text", () => {
    for (const { slug, key, name, picture } of chosen) {
      const entry = pictures[slug]?.find(({ url }) => url === picture);
      expect(entry?.kind, picture).toBe("front");
      expect(entry?.value ?? options[slug]?.[0]?.values[0]?.key, picture).toBe(key);
      expect(entry?.alt.toLowerCase(), picture).toContain(name.toLowerCase());
    }
  });

  it("change the material under the same camera: the surroundings stay, the product does not", async () => {
    for (const { slug, values } of everyOption) {
      const [main = Buffer.alloc(0), ...others] = await Promise.all(
        values.map(({ picture }) => look(picture)),
      );
      for (const other of others) {
        expect(distance(main.subarray(0, TOP_ROW), other.subarray(0, TOP_ROW)), slug).toBeLessThan(4);
        expect(distance(main, other), slug).toBeGreaterThan(0.5);
      }
    }
  });

  it("show a piece of every material, small as a disc and from near, in its tone", async () => {
    const materials = chosen.flatMap(({ key, swatch }) => (swatch ? [{ key, swatch }] : []));
    expect(new Set(materials.map(({ key }) => key)).size).toBeGreaterThanOrEqual(38);
    for (const { key, swatch } of materials) {
      const file = (width: number) => join(PUBLIC, `/images/swatches/${key}_${width}.webp`);
      expect(statSync(file(160)).size, key).toBeLessThan(4 * KB);
      expect(statSync(file(640)).size, key).toBeLessThan(30 * KB);
      expect(stamps[key]?.hash, key).toBeDefined();
      // Metal mirrors its surroundings: its tone is not one.
      if (TONELESS.includes(key)) continue;
      const { dominant } = await sharp(file(160)).stats();
      const tone = [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16));
      const apart = [dominant.r, dominant.g, dominant.b].map((value, c) => Math.abs(value - (tone[c] ?? 0)));
      expect(Math.max(...apart), `${key} ${swatch}`).toBeLessThan(64);
    }
  });

  it("name the tone of every material as its picture shows it", async () => {
    for (const { slug, key, swatch, picture } of chosen) {
      // A length has no tone, and a stem or a ring of metal is too thin for so small a look.
      if (TONELESS.includes(key)) continue;
      expect(swatch, `${slug} ${key}`).toMatch(/^#[0-9a-f]{6}$/);
      const tone = [1, 3, 5].map((at) => Number.parseInt(swatch?.slice(at, at + 2) ?? "", 16));
      const pixels = await look(picture);
      const apart = (at: number) =>
        Math.max(...tone.map((value, c) => Math.abs(value - (pixels[at + c] ?? 0))));
      const nearest = Math.min(...Array.from({ length: COLUMNS * ROWS }, (_, index) => apart(index * 3)));
      expect(nearest, `${slug} ${key} ${swatch}`).toBeLessThan(32);
    }
  });
});
