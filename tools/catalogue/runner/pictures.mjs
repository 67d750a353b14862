import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { edgeColour } from "./colour.mjs";
import { CATALOGUE, DEMO, IMAGES, productSlugs, ROOT } from "./paths.mjs";

const FILE = join(DEMO, "pictures.json");
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

const nameOf = (url) => /([^/]+)_\d+\.webp$/.exec(url)?.[1] ?? "";
const fileOf = (url) => join(IMAGES, "..", url);

/** URLs of a product's images in gallery order: all views, then the values of its options. */
function galleryImages(slug, options) {
  const url = (view) => `/images/products/${slug}${view && `.${view}`}_1280.webp`;
  const views = ["front", "side", "detail", "room"].map((kind) => ({
    url: url(kind === "front" ? "" : kind),
    kind,
  }));
  const values = (options ?? []).flatMap(({ values }) => values.slice(1));
  return [
    ...views,
    ...values.map(({ key, picture }) => ({ url: picture, kind: "front", value: key })),
  ].filter((image) => existsSync(fileOf(image.url)));
}

/** Lists the images on disk. Existing alt texts are kept; new images get the one from alt-texts.json. */
export async function writePictureList() {
  const options = read(join(DEMO, "options.json"));
  const planned = read(join(CATALOGUE, "alt-texts.json"));
  const alts = new Map(
    Object.values(read(FILE))
      .flat()
      .map(({ url, alt }) => [url, alt]),
  );
  const list = {};
  for (const slug of productSlugs()) {
    list[slug] = [];
    for (const image of galleryImages(slug, options[slug])) {
      const color = await edgeColour(fileOf(image.url));
      list[slug].push({
        ...image,
        alt: alts.get(image.url) ?? planned[nameOf(image.url)] ?? "",
        color,
      });
    }
  }
  writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`);
  const missing = Object.values(list)
    .flat()
    .filter(({ alt }) => alt === "");
  console.log(`${relative(ROOT, FILE)}: ${missing.length} images need an alt text`);
  for (const { url } of missing) console.log(url);
}
