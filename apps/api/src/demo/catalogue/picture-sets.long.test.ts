import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { demoAttributes } from "./attributes";
import { demoCatalogue } from "./index";
import optionsOf from "./options.json";
import { demoVariantPictures } from "./pictures";
import picturesOf from "./pictures.json";

type Picture = { url: string; kind: string; alt: string; color: string; value?: string };
type Value = { key: string; name: string; picture: string; swatch?: string };
type Option = { name: string; values: Value[]; sharedViews?: string[] };

const PUBLIC = fileURLToPath(new URL("../../../../web/public", import.meta.url));
const KB = 1024;
/** The views in gallery order, with the kind as which each is stored. */
const ORDER = { front: "front", side: "side", open: "side", above: "side", detail: "detail", room: "room" };
/** Minimum numbers of pictures by view; raise them when more are rendered. */
const MIN_COUNTS = { side: 77, detail: 77, room: 59, near: 17 };
const NUMBERS: Record<number, string> = { 2: "two", 6: "six", 8: "eight" };
const renderLog: Record<string, { hash: string } | undefined> = JSON.parse(
  readFileSync(new URL("../../../../../tools/catalogue/rendered.json", import.meta.url), "utf8"),
);
const slugs = demoCatalogue.map(({ slug }) => slug);
const pictures: Record<string, Picture[]> = picturesOf;
const options: Record<string, Option[]> = optionsOf;

const fileOf = (url: string, width = 1280) => join(PUBLIC, url.replace("_1280.", `_${width}.`));
const viewOf = ({ url }: Picture) => /\.(\w+)_1280\.webp$/.exec(url)?.[1] ?? "front";
const views = (slug: string) => (pictures[slug] ?? []).filter(({ value }) => value === undefined);
const everyPicture = slugs.flatMap((slug) => pictures[slug] ?? []);
const everyOption = Object.entries(options).flatMap(([slug, all]) =>
  all.map((option) => ({ slug, ...option })),
);
const everyValue = everyOption.flatMap(({ slug, values }) => values.map((value) => ({ slug, ...value })));

const WITHOUT_COLOUR = ["200-cm", "180-cm", "160-cm", "black-steel", "brushed-brass"];
const [COLUMNS, ROWS] = [32, 24];
const TOP_ROW = COLUMNS * 3;

const thumbnails = new Map<string, Promise<Buffer>>();

/** Pixels of a small thumbnail, row by row from the top. */
function thumbnail(url: string) {
  const small = sharp(fileOf(url, 640)).resize(COLUMNS, ROWS, { fit: "fill" }).removeAlpha();
  const pixels = thumbnails.get(url) ?? small.raw().toBuffer();
  thumbnails.set(url, pixels);
  return pixels;
}

function distance(a: Buffer, b: Buffer) {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe("the pictures of a product", () => {
  it("start with the front view, followed by side, open, above, detail and room if they exist", () => {
    for (const slug of slugs) {
      const shown = views(slug).map((view) => [viewOf(view), view.kind]);
      expect(shown, slug).toEqual(
        Object.entries(ORDER).filter(([view]) => shown.some(([name]) => name === view)),
      );
      expect(views(slug)[0], slug).toMatchObject({
        kind: "front",
        url: `/images/products/${slug}_1280.webp`,
      });
    }
  });

  it("include at least the expected numbers of side, detail and room views", () => {
    const countOf = (kind: string) =>
      slugs.filter((slug) => views(slug).some((view) => viewOf(view) === kind)).length;
    expect(countOf("side")).toBeGreaterThanOrEqual(MIN_COUNTS.side);
    expect(countOf("detail")).toBeGreaterThanOrEqual(MIN_COUNTS.detail);
    expect(countOf("room")).toBeGreaterThanOrEqual(MIN_COUNTS.room);
  });

  it("show wardrobes, dressers and sideboards open, and rugs from above", () => {
    const without = (view: string, kinds: RegExp) =>
      slugs.filter((slug) => kinds.test(slug) && !views(slug).some((shown) => viewOf(shown) === view));
    expect(without("open", /-(wardrobe|dresser|sideboard)$/)).toEqual([]);
    expect(without("above", /-rug$/)).toEqual([]);
  });

  it("show each table with a number of seats laid for as many", () => {
    const tables = slugs.flatMap((slug) => {
      const seats = demoAttributes(slug)?.seats;
      return slug.endsWith("-table") && typeof seats === "number" ? [{ slug, seats }] : [];
    });
    expect(tables.length).toBeGreaterThanOrEqual(3);
    for (const { slug, seats } of tables)
      expect(views(slug).find(({ kind }) => kind === "room")?.alt, slug).toContain(
        `laid for ${NUMBERS[seats]}`,
      );
  });

  it.each([1280, 640])("exist as WebP, %i pixels wide, with an aspect ratio of 4:3", async (width) => {
    for (const { url } of everyPicture) {
      const { format, ...size } = await sharp(fileOf(url, width)).metadata();
      expect([url, format, size.width, size.height]).toEqual([url, "webp", width, (width * 3) / 4]);
    }
  });

  it("take less than 300 KB in both sizes for a product, and 150 KB for each further value", () => {
    for (const slug of slugs) {
      const values = new Set((pictures[slug] ?? []).map(({ value }) => value));
      for (const value of values) {
        const set = (pictures[slug] ?? []).filter((picture) => picture.value === value);
        const files = set.flatMap(({ url }) => [fileOf(url), fileOf(url, 640)]);
        const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
        expect(bytes, `${slug} ${value}`).toBeLessThan((value ? 150 : 300) * KB);
      }
    }
  });

  it("have unique alt texts of 25 to 140 characters", () => {
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

  it("differ from the main picture", async () => {
    for (const slug of slugs.filter((slug) => views(slug).length > 1)) {
      const [main, ...others] = await Promise.all(views(slug).map(({ url }) => thumbnail(url)));
      for (const other of others) expect(distance(main ?? other, other), slug).toBeGreaterThan(1);
    }
  });

  it("include a 1200 by 630 image for sharing", async () => {
    for (const slug of slugs) {
      const file = join(PUBLIC, "images", "og", `${slug}.jpg`);
      const { format, width, height } = await sharp(file).metadata();
      expect([slug, format, width, height]).toEqual([slug, "jpeg", 1200, 630]);
      expect(statSync(file).size, slug).toBeLessThan(60 * KB);
    }
  });
});

describe("the full-screen pictures", () => {
  const large = readdirSync(join(PUBLIC, "images", "products")).flatMap(
    (file) => /^(.+)_1920\.webp$/.exec(file)?.[1] ?? [],
  );

  it("show the main picture in a higher resolution", async () => {
    expect(large.length).toBeGreaterThanOrEqual(MIN_COUNTS.near);
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

  it("take at most 200 KB and are rendered from the sources of the main picture", () => {
    for (const slug of large) {
      expect(statSync(fileOf(`/images/products/${slug}_1280.webp`, 1920)).size, slug).toBeLessThanOrEqual(
        200 * KB,
      );
      expect(renderLog[`${slug}@1920`]?.hash, slug).toBe(renderLog[slug]?.hash);
    }
  });
});

describe("the render log", () => {
  it("has the source hash of every picture", () => {
    for (const { url } of everyPicture) {
      const [, name = ""] = /products\/(.+)_1280\.webp$/.exec(url) ?? [];
      expect(renderLog[name]?.hash, url).toMatch(/^[0-9a-f]{16}$/);
    }
  });
});

describe("the options of the demo catalogue", () => {
  it("exist for at least 24 products, with two to four values each", () => {
    expect(Object.keys(options).length).toBeGreaterThanOrEqual(24);
    for (const { slug, values } of everyOption) {
      expect(slugs).toContain(slug);
      expect(values.length, slug).toBeGreaterThanOrEqual(2);
      expect(values.length, slug).toBeLessThanOrEqual(4);
      expect(new Set(values.map(({ key }) => key)).size, slug).toBe(values.length);
    }
  });

  it("have a front picture for every value, with its name in the alt text", () => {
    for (const { slug, key, name, picture } of everyValue) {
      const entry = pictures[slug]?.find(({ url }) => url === picture);
      expect(entry?.kind, picture).toBe("front");
      expect(entry?.value ?? options[slug]?.[0]?.values[0]?.key, picture).toBe(key);
      expect(entry?.alt.toLowerCase(), picture).toContain(name.toLowerCase());
    }
  });

  it("have a front, a side and a detail picture for every value, with its name in the alt text of its own", () => {
    const incomplete = everyOption.flatMap(({ slug, values, sharedViews = [] }) => {
      const others = values.slice(1).map((value) => ({
        ...value,
        views: demoVariantPictures(slug, value.key, sharedViews) ?? [],
      }));
      for (const { key, name, views } of others)
        for (const { url, alt } of views.filter(({ url }) => url.includes(`.${key}`)))
          expect(alt.toLowerCase(), url).toContain(name.toLowerCase());
      const isComplete = others.every(
        ({ views }) => views.map(({ kind }) => kind).join() === "front,side,detail",
      );
      return isComplete ? [] : [slug];
    });
    expect(incomplete).toEqual([]);
  });

  it("share no picture between values, unless the option says that they look the same", () => {
    for (const { slug, values, sharedViews = [] } of everyOption) {
      const own = values
        .slice(1)
        .flatMap(({ key }) => demoVariantPictures(slug, key, sharedViews) ?? [])
        .filter(({ kind }) => !sharedViews.includes(kind));
      expect(new Set(own.map(({ url }) => url)).size, slug).toBe(own.length);
    }
  });

  it("show another material in the same surroundings", async () => {
    for (const { slug, values } of everyOption) {
      const [main = Buffer.alloc(0), ...others] = await Promise.all(
        values.map(({ picture }) => thumbnail(picture)),
      );
      for (const other of others) {
        expect(distance(main.subarray(0, TOP_ROW), other.subarray(0, TOP_ROW)), slug).toBeLessThan(4);
        expect(distance(main, other), slug).toBeGreaterThan(0.5);
      }
    }
  });

  it("have a small and a large swatch picture in the colour of every material", async () => {
    const materials = everyValue.flatMap(({ key, swatch }) => (swatch ? [{ key, swatch }] : []));
    expect(new Set(materials.map(({ key }) => key)).size).toBeGreaterThanOrEqual(38);
    for (const { key, swatch } of materials) {
      const file = (width: number) => join(PUBLIC, `/images/swatches/${key}_${width}.webp`);
      expect(statSync(file(160)).size, key).toBeLessThan(4 * KB);
      expect(statSync(file(640)).size, key).toBeLessThan(30 * KB);
      expect(renderLog[key]?.hash, key).toBeDefined();
      // Metal reflects its surroundings and has no single colour.
      if (WITHOUT_COLOUR.includes(key)) continue;
      const { dominant } = await sharp(file(160)).stats();
      const rgb = [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16));
      const difference = [dominant.r, dominant.g, dominant.b].map((value, c) =>
        Math.abs(value - (rgb[c] ?? 0)),
      );
      expect(Math.max(...difference), `${key} ${swatch}`).toBeLessThan(64);
    }
  });

  it("have a swatch colour that occurs in the picture", async () => {
    for (const { slug, key, swatch, picture } of everyValue) {
      // A length has no colour, and thin metal parts are too small for the thumbnail.
      if (WITHOUT_COLOUR.includes(key)) continue;
      expect(swatch, `${slug} ${key}`).toMatch(/^#[0-9a-f]{6}$/);
      const rgb = [1, 3, 5].map((at) => Number.parseInt(swatch?.slice(at, at + 2) ?? "", 16));
      const pixels = await thumbnail(picture);
      const difference = (at: number) =>
        Math.max(...rgb.map((value, c) => Math.abs(value - (pixels[at + c] ?? 0))));
      const nearest = Math.min(
        ...Array.from({ length: COLUMNS * ROWS }, (_, index) => difference(index * 3)),
      );
      expect(nearest, `${slug} ${key} ${swatch}`).toBeLessThan(32);
    }
  });
});
