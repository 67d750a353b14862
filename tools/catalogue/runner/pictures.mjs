import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { edgeColour } from "./colour.mjs";
import { CATALOGUE, DEMO, IMAGES, productSlugs, ROOT } from "./paths.mjs";

const FILE = join(DEMO, "pictures.json");
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

const nameOf = (url) => /([^/]+)_\d+\.webp$/.exec(url)?.[1] ?? "";
const fileOf = (url) => join(IMAGES, "..", url);

/** The views in gallery order, and the kind of image as which the shop stores each of them. */
const VIEWS = { front: "front", side: "side", open: "side", above: "side", detail: "detail", room: "room" };

const urlOf = (name, view) => `/images/products/${name}${view === "front" ? "" : `.${view}`}_1280.webp`;

/** Images of a product in gallery order: all views, then the views of each further value of its option. */
function galleryImages(slug, options) {
  const values = (options ?? []).flatMap(({ name, values }) =>
    values.slice(1).map((value) => ({ ...value, suffix: name === "Length" ? "long" : "" })),
  );
  return [
    ...Object.entries(VIEWS).map(([view, kind]) => ({ url: urlOf(slug, view), kind })),
    ...values.flatMap(({ key, name, suffix }) =>
      Object.entries(VIEWS).map(([view, kind]) => ({
        url: urlOf(`${slug}.${key}`, view),
        kind,
        ofDefault: urlOf(slug, view),
        value: key,
        madeIn: suffix ? `${name} ${suffix}` : `in ${name.toLowerCase()}`,
      })),
    ),
  ].filter((image) => existsSync(fileOf(image.url)));
}

/**
 * Lists the images on disk. Existing alt texts are kept; new images get the one from alt-texts.json. Side and detail of
 * a value get the alt text of the default value with the name of the value.
 */
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
    for (const { madeIn, ofDefault, ...image } of galleryImages(slug, options[slug])) {
      const alt = alts.get(image.url) ?? planned[nameOf(image.url)];
      const sameView = list[slug].find(({ url }) => url === ofDefault);
      list[slug].push({
        ...image,
        alt: alt ?? (madeIn && sameView ? `${sameView.alt}, ${madeIn}` : ""),
        color: await edgeColour(fileOf(image.url)),
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
